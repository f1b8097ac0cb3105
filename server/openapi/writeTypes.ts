import type { CollectionSchema, FieldSchema } from '../../schemas/index.ts';
import { toPascalCase } from '../plugins/loadPlugins.ts';

/** TypeScript types of a collection's records, which add themselves to the runtime's typed client. */
export function writeTypes(schema: CollectionSchema): string {
  const name = toPascalCase(schema.name);
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties)
    .filter(([, field]) => !field['x-secret'])
    .map(([field, fieldSchema]) => `  ${quoteKey(field)}${required.has(field) ? '' : '?'}: ${writeType(fieldSchema)};`);
  return [
    `// Written by \`npm run types\` from ${schema.name}.schema.json.`,
    `export interface ${name} {`,
    ...fields,
    '}',
    '',
    `declare module 'sala/runtime' {`,
    '  interface Collections {',
    `    ${schema.name}: ${name};`,
    '  }',
    '}',
    '',
  ].join('\n');
}

function writeType(schema: FieldSchema): string {
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => quoteValue(value)).join(' | ');
  const types = [schema.type ?? 'unknown'].flat();
  return types.map((type) => writeOne(type, schema)).join(' | ');
}

function writeOne(type: string, schema: FieldSchema): string {
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'string' || type === 'boolean' || type === 'null') return type;
  if (type === 'array') return `${wrap(schema.items ? writeType(schema.items) : 'unknown')}[]`;
  if (type === 'object' && schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, field]) => `${quoteKey(name)}?: ${writeType(field)}`);
    return `{ ${fields.join('; ')} }`;
  }
  return type === 'object' ? 'Record<string, unknown>' : 'unknown';
}

function wrap(type: string): string {
  return type.includes('|') ? `(${type})` : type;
}

function quoteKey(key: string): string {
  return /^[a-zA-Z_]\w*$/.test(key) ? key : quoteValue(key);
}

function quoteValue(value: unknown): string {
  return typeof value === 'string'
    ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
    : JSON.stringify(value);
}
