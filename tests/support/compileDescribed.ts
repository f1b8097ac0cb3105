import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { formats } from '../../engine/collection/validate/formats.ts';
import { isJsonObject, type JsonObject } from '../../schemas/index.ts';

/** Compiles schemas that stand inside an OpenAPI description; those it shares are compiled once, each by itself. */
export function createCompiler(openApi: JsonObject): (schema: JsonObject) => ValidateFunction {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    inlineRefs: false,
    logger: false,
    code: { optimize: false },
  });
  for (const [name, { test }] of Object.entries(formats)) ajv.addFormat(name, test);
  ajv.addFormat('binary', true);
  const components = isJsonObject(openApi.components) ? openApi.components : {};
  for (const [name, schema] of Object.entries(components.schemas ?? {}))
    ajv.addSchema({ ...parse(JSON.stringify(schema)), $id: addressOf(name) });
  const compiled = new Map<string, ValidateFunction>();
  return (schema) => {
    const text = JSON.stringify(schema);
    const known = compiled.get(text) ?? ajv.compile(parse(text));
    compiled.set(text, known);
    return known;
  };
}

/** The schema with references to the addresses of the shared ones. */
function parse(text: string): JsonObject {
  const moved = text.replace(
    /"#\/components\/schemas\/(\w+)(\/[^"]*)?"/g,
    (_, name: string, inner = '') => `"${addressOf(name)}${inner && `#${inner}`}"`,
  );
  return JSON.parse(moved) as JsonObject; // a schema, as before
}

function addressOf(name: string): string {
  return `https://sala.dev/${name}`;
}
