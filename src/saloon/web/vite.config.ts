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

/** Gathers the licenses of all that travels with the client into one text. */
function licenses(): Plugin {
  const { dependencies } = JSON.parse(readFileSync(here("package.json"), "utf8"));
  const textOf = (name: string) => {
    const folder = here(`node_modules/${name}`);
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    return file ? readFileSync(`${folder}/${file}`, "utf8") : `License: ${JSON.parse(readFileSync(`${folder}/package.json`, "utf8")).license}`;
  };
  return {
    name: "saloon-licenses",
    apply: "build",
    closeBundle() {
      const icons = "@iconify-json/game-icons\n\nGame Icons (https://game-icons.net) by Lorc, Delapouite and contributors, CC BY 3.0: https://creativecommons.org/licenses/by/3.0/";
      const signs = "confusables of UTS 39\n\n© Unicode, Inc., Unicode License v3: https://www.unicode.org/license.txt";
      const texts = Object.keys(dependencies).map((name) => `${name}\n\n${textOf(name).trim()}`);
      writeFileSync(here("dist/licenses.txt"), [icons, signs, ...texts].join(`\n\n${"-".repeat(80)}\n\n`) + "\n");
    },
  };
}

const anchor = (title: string) =>
  title
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

const HOUSE = process.env.SALOON_HOUSE ?? "http://127.0.0.1:8490";
const throughTo = { target: HOUSE, headers: { origin: HOUSE } }; // a house takes orders from its own pages only

export default defineConfig({
  root: here("."),
  plugins: [markdown(), svelte(), Icons({ compiler: "svelte", scale: 1.15 }), packed(), licenses()],
  resolve: {
    alias: { $kit: here("src/kit"), $lib: here("src/lib") },
    dedupe: ["svelte", "@fluent/bundle"],
  },
  server: { proxy: { "/api": throughTo, "/ws": { ...throughTo, ws: true } }, fs: { allow: [here("..")] } },
  build: { target: "es2022", modulePreload: { polyfill: false }, assetsInlineLimit: 0, reportCompressedSize: true },
});
