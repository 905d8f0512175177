import { expect, test } from "vitest";
import { FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";

const keysOf = (file: string) => new FluentResource(readFileSync(file, "utf8")).body.map((message) => message.id).sort();

test.each([["texts"], ...["abilene", "carson", "farwest"].map((game) => [`../games/${game}/web`])])("%s says everything in both languages", (folder) => {
  expect(keysOf(`${folder}/fr.ftl`)).toEqual(keysOf(`${folder}/en.ftl`));
});

test("French signs keep their distance, and stay on the line of their word", () => {
  const texts = readFileSync("texts/fr.ftl", "utf8").replaceAll(/^#.*$/gm, "");
  expect(texts.match(/\S* [;:!?»]|« |'/g) ?? []).toEqual([]);
});
