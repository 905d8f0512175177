import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  server: { fs: { strict: false } },
  resolve: { alias: { $kit: here("src/kit"), $lib: here("src/lib") } },
  test: { include: ["src/**/*.test.ts", "../games/*/web/**/*.test.ts"] },
});
