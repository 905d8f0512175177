import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { marked } from "marked";
import Icons from "unplugin-icons/vite";
import { defineConfig, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Turns the rules in Markdown into a page when the client is built, so that no reader of Markdown travels. */
function markdown(): Plugin {
  return {
    name: "saloon-markdown",
    transform(code, id) {
      if (!id.endsWith(".md")) return null;
      const page = marked
        .parse(code, { async: false })
        .replaceAll(/<th><\/th>/g, "<td></td>") // a heading must say something
        .replaceAll(/<table>/g, '<table tabindex="0">') // what may scroll must be reached by keyboard
        .replaceAll(/<h2>(.*?)<\/h2>/g, (_, title: string) => `<h2 id="${anchor(title)}">${title}</h2>`);
      return { code: `export default ${JSON.stringify(page)}`, map: null };
    },
  };
}

/** Lays packed copies beside the files, for the server to send as they are. */
function packed(): Plugin {
  const PACKERS = { br: brotliCompressSync, gz: gzipSync };
  return {
    name: "saloon-packed",
    apply: "build",
    closeBundle() {
      for (const file of readdirSync(here("dist/assets")).filter((name) => /\.(js|css)$/.test(name))) {
        const bytes = readFileSync(here(`dist/assets/${file}`));
        for (const [ending, pack] of Object.entries(PACKERS)) writeFileSync(here(`dist/assets/${file}.${ending}`), pack(bytes));
      }
    },
  };
}

const anchor = (title: string) => title.toLowerCase().normalize("NFD").replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");

export default defineConfig({
  root: here("."),
  plugins: [markdown(), svelte(), Icons({ compiler: "svelte", scale: 1.15 }), packed()],
  resolve: {
    alias: { $kit: here("src/kit"), $lib: here("src/lib") },
    dedupe: ["svelte", "@fluent/bundle"],
  },
  server: { proxy: { "/api": "http://127.0.0.1:8000", "/socket": { target: "ws://127.0.0.1:8000", ws: true } } },
  build: { target: "es2022", modulePreload: { polyfill: false }, assetsInlineLimit: 0, reportCompressedSize: true },
});
