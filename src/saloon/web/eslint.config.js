// Runs in src/saloon, so that the tables of the games are read too: see "lint" in package.json.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const UNUSED = { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$", destructuredArrayIgnorePattern: "^_$" };

export default ts.config(
  { ignores: ["web/dist/", "web/node_modules/"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", UNUSED],
      "svelte/no-unused-svelte-ignore": "off", // it takes the words of a reason for names of warnings
      "svelte/no-useless-mustaches": "off", // {" "} is a space that stays
    },
  },
  { files: ["web/src/kit/sounds.ts"], rules: { "no-sparse-arrays": "off" } }, // as zzfx writes its sounds
  { files: ["web/src/pages/{Privacy,Rules,Square}.svelte"], rules: { "svelte/no-at-html-tags": "off" } }, // our own pages and pictures
);
