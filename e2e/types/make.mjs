// Makes internal/web/ts/api.ts, the types of the API, from docs/openapi.json. With --check it only says whether the file is up to date.
// It stands beside the browser tests because it needs an older TypeScript than they do.

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import openapi, { astToString } from "openapi-typescript";

const source = new URL("../../docs/openapi.json", import.meta.url);
const target = new URL("../../internal/web/ts/api.ts", import.meta.url);

// plain takes out what would become comments: package api has them.
function plain(schema) {
  if (typeof schema !== "object" || schema === null) return;
  if (typeof schema.description === "string") delete schema.description;
  if (typeof schema.format === "string") delete schema.format;
  Object.values(schema).forEach(plain);
}

const text = readFileSync(source);
const { openapi: version, info, components } = JSON.parse(text);
plain(components.schemas);
for (const schema of Object.values(components.schemas)) {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    // what Go leaves out when it is empty is never null
    if (Array.isArray(field.type) && !schema.required?.includes(name)) field.type = field.type.find((t) => t !== "null");
    // elements of lists are lists, never null
    for (const inner of [field.items, field.additionalProperties]) {
      if (Array.isArray(inner?.type)) inner.type = inner.type.find((t) => t !== "null");
    }
  }
}
const ast = await openapi({ openapi: version, info, paths: {}, components: { schemas: components.schemas } }, { rootTypes: true, rootTypesNoSchemaPrefix: true, exportType: true });
const types = astToString(ast);
const made = `// The types of the API. Made by e2e/types/make.mjs; do not edit.
// SHA-256 of docs/openapi.json: ${createHash("sha256").update(text).digest("hex")}

${types}`;

if (!process.argv.includes("--check")) {
  writeFileSync(target, made);
} else if (readFileSync(target, "utf8") !== made) {
  console.error("internal/web/ts/api.ts is out of date: run npm run make in e2e/types");
  process.exit(1);
}
