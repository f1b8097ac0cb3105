import { isJsonObject, type Json, type JsonObject, systemFieldNames } from '../../../schemas/index.ts';
import { toPascalCase } from '../../plugins/loadedPlugin.ts';
import { listCollections } from './listCollections.ts';
import { writeCallTypes } from './writeCallTypes.ts';
import { writeFields } from './writeCollectionTypes.ts';

/** Types of what an OpenAPI description holds of a site: the fields of each collection, and every JSON call. */
export function writeSiteTypes(openApi: JsonObject): string {
  const schemas = read(read(openApi.components).schemas);
  const collections = listCollections(openApi);
  const nameOf = (reference: string) => nameSchema(reference.split('/').at(-1) ?? '', collections);
  return [
    ...collections.flatMap((name) => [...writeCollection(name, schemas), '']),
    'export interface Collections {',
    ...collections.map((name) => `  ${name}: ${nameFields(name)};`),
    '}',
    '',
    systemTypes,
    'export interface Calls {',
    ...writeCallTypes(openApi, nameOf),
    '}',
    '',
  ].join('\n');
}

function writeCollection(name: string, schemas: JsonObject): string[] {
  const own = Object.entries(read(read(schemas[name]).properties)).filter(([field]) => !isSystemField(field));
  const { required } = read(schemas[`${name}_input`]);
  return writeFields(nameFields(name), Object.fromEntries(own), Array.isArray(required) ? required : []);
}

function isSystemField(name: string): boolean {
  return (systemFieldNames as readonly string[]).includes(name);
}

/** Another name than any that TypeScript has: a collection may be called `error` or `record`. */
function nameFields(collection: string): string {
  return `${toPascalCase(collection)}Fields`;
}

function nameSchema(schema: string, collections: string[]): string {
  const written = schema.replace(/_input$/, '');
  if (collections.includes(schema)) return `Stored<${nameFields(schema)}>`;
  return collections.includes(written) ? `Partial<${nameFields(written)}>` : 'Record<string, unknown>';
}

const systemTypes = `/** A record as it is answered. */
export type Stored<Fields> = Partial<Fields> & {
  id: string;
  state: string | null;
  version: number;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
};
`;

function read(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}
