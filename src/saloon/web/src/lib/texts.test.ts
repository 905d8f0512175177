import { expect, test } from "vitest";
import { FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";

const keysOf = (file: string) => new FluentResource(readFileSync(file, "utf8")).body.map((message) => message.id).sort();

test.each([["texts"], ...["abilene", "farwest"].map((game) => [`../games/${game}/web`])])("%s says everything in both languages", (folder) => {
  expect(keysOf(`${folder}/fr.ftl`)).toEqual(keysOf(`${folder}/en.ftl`));
});

