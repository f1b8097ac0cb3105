import { applyFieldTypes } from '../../../engine/collection/field/applyFieldType.ts';
import type { CollectionSchema, JsonObject } from '../../../schemas/index.ts';
import { toPascalCase } from '../../plugins/loadedPlugin.ts';
import { quoteKey, writeType } from './writeType.ts';

/** TypeScript types of a collection's records, which add themselves to the runtime's typed client. */
export function writeCollectionTypes(written: CollectionSchema): string {
  const schema = applyFieldTypes(written);
  const open = Object.entries(schema.properties).filter(([, field]) => !field['x-secret']);
  const name = toPascalCase(schema.name);
  return [
    `// Written by \`npm run types\` from ${schema.name}.schema.json.`,
    ...writeFields(name, Object.fromEntries(open) as JsonObject, schema.required ?? []), // schemas are JSON
    '',
    `declare module 'sala/runtime' {`,
    '  interface Collections {',
    `    ${schema.name}: ${name};`,
    '  }',
    '}',
    '',
  ].join('\n');
}

/** The lines of an interface with these fields. */
export function writeFields(name: string, properties: JsonObject, required: readonly unknown[]): string[] {
  const fields = Object.entries(properties).map(
    ([field, schema]) => `  ${quoteKey(field)}${required.includes(field) ? '' : '?'}: ${writeType(schema)};`,
  );
  return [`export interface ${name} {`, ...fields, '}'];
}
