import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: { alias: { $kit: here("src/kit"), $lib: here("src/lib") } },
  test: { include: ["src/**/*.test.ts"] },
});
