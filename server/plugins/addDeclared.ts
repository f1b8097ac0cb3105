import {
  type DeclaredPublicRecords,
  isJsonObject,
  type Json,
  type JsonObject,
  type PluginManifest,
} from '../../schemas/index.ts';
import type { ServerPlugin } from './door/defineServer.ts';
import type { PublicRecords } from './door/publicRecords.ts';

/** The server side of a plugin with what its manifest declares of it. What code says goes before. */
export function addDeclared(server: ServerPlugin | undefined, manifest: PluginManifest): ServerPlugin | undefined {
  const { numberPatterns, publicRecords } = manifest;
  if (!numberPatterns && !publicRecords) return server;
  const pages = Object.entries(publicRecords ?? {}).map(([name, one]) => [name, publish(one)] as const);
  return {
    ...server,
    numberPatterns: { ...numberPatterns, ...server?.numberPatterns },
    publicRecords: { ...Object.fromEntries(pages), ...server?.publicRecords },
  };
}

const placeholder = /\{\{\s*(\w+)\s*\}\}/g;

function publish({ where = {}, path, describe = {}, parent, feedBy }: DeclaredPublicRecords): PublicRecords {
  const named = [...`${path} ${JSON.stringify(describe)}`.matchAll(placeholder)].map(([, name = '']) => name);
  return {
    filter: where,
    fields: [...new Set([...named, 'updated_at'])].filter((name) => name !== 'id'),
    path: (record) => path.replace(placeholder, (_, name: string) => encodeURIComponent(show(record[name]))),
    describe: (record) => fill(describe, record) as JsonObject, // of an object an object is made
    ...(parent !== undefined && { parent }),
    ...(feedBy !== undefined && { feedBy }),
  };
}

function fill(value: Json, record: JsonObject): Json | undefined {
  if (typeof value === 'string') return fillText(value, record);
  if (Array.isArray(value)) return value.flatMap((item) => fill(item, record) ?? []);
  if (!isJsonObject(value)) return value;
  const filled = Object.entries(value).map(([key, item]) => [key, fill(item, record)] as const);
  return Object.fromEntries(filled.flatMap(([key, item]) => (item === undefined ? [] : [[key, item] as const])));
}

/** A text without placeholders stands as it is; one whose placeholders are all empty is none. */
function fillText(text: string, record: JsonObject): string | undefined {
  const values = [...text.matchAll(placeholder)].map(([, name = '']) => show(record[name]));
  if (values.length > 0 && values.every((value) => value === '')) return undefined;
  return text.replace(placeholder, (_, name: string) => show(record[name]));
}

function show(value: Json | undefined): string {
  return value === undefined || value === null || typeof value === 'object' ? '' : String(value);
}
