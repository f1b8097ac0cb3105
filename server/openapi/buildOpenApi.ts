import { decideAccess } from '../../engine/access/decideAccess.ts';
import type { Collection } from '../../engine/collection/collection.ts';
import { type JsonObject, type Language, layoutSchema, readText, type Text } from '../../schemas/index.ts';
import type { Actor } from '../records/actor.ts';
import type { StoredCollection } from '../records/collections.ts';
import { generalErrors } from './calls/apiCall.ts';
import { cleanSchema } from './cleanSchema.ts';
import { collectionPaths } from './collectionPaths.ts';
import { fixedGroups, fixedPaths } from './fixedPaths.ts';

/** OpenAPI 3.1 of what this caller may use: the fixed calls, and the same calls for each collection he may read. */
export function buildOpenApi(options: {
  version: string;
  title: string;
  language: Language;
  actor: Actor;
  collections: StoredCollection[];
}): JsonObject {
  const { actor, language } = options;
  const readable = options.collections.filter(
    ({ collection }) =>
      decideAccess({ collection, action: 'read', actor: { id: actor.userId, role: actor.role } }).allowed,
  );
  const paths: JsonObject = { ...fixedPaths(language) };
  const schemas: JsonObject = { ...sharedSchemas };
  const tags: JsonObject[] = fixedGroups.map(({ name, title }) => ({ name, description: readText(title, language) }));
  for (const stored of readable) {
    const { collection } = stored;
    tags.push({ name: collection.name, description: readText(collection.title, language) });
    schemas[collection.name] = recordSchema(collection, language);
    schemas[`${collection.name}_input`] = inputSchema(collection, language);
    Object.assign(paths, collectionPaths(stored));
  }
  return {
    openapi: '3.1.0',
    info: { title: options.title, version: options.version, description: readText(introduction, language) },
    servers: [{ url: '/' }],
    tags,
    paths,
    components: {
      schemas,
      responses: { refused },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sala' },
        key: { type: 'http', scheme: 'bearer' },
      },
    },
    security: [{ session: [] }, { key: [] }],
  };
}

function recordSchema(collection: Collection, language: Language): JsonObject {
  const hidden = new Set(collection.secrets);
  const own = Object.entries(collection.schema.properties).filter(([name]) => !hidden.has(name));
  return {
    type: 'object',
    title: readText(collection.title, language),
    properties: {
      ...systemProperties,
      ...Object.fromEntries(own.map(([name, schema]) => [name, cleanSchema(schema, language)])),
    },
  };
}

function inputSchema(collection: Collection, language: Language): JsonObject {
  const writable = [...collection.fields.values()].filter((field) => !field.readonly);
  return {
    type: 'object',
    title: readText(collection.title, language),
    properties: Object.fromEntries(writable.map((field) => [field.name, cleanSchema(field.schema, language)])),
    required: collection.schema.required ?? [],
  };
}

const systemProperties = {
  id: { type: 'string' },
  state: { type: ['string', 'null'] },
  version: { type: 'integer' },
  created_at: { type: 'string', format: 'date-time' },
  created_by: { type: ['string', 'null'] },
  updated_at: { type: 'string', format: 'date-time' },
  updated_by: { type: ['string', 'null'] },
};
const introduction: Text = {
  th: 'JSON บนเว็บไซต์เดียวกัน ชื่อโฮสต์เป็นตัวเลือกเว็บไซต์ เข้าสู่ระบบด้วยคุกกี้ หรือคีย์ใน Authorization: Bearer ส่วน WS /api/realtime แจ้งเมื่อข้อมูลที่เฝ้าดูเปลี่ยน',
  en: 'JSON on the same origin; the host name picks the site. Signed in by a cookie, or by a key in Authorization: Bearer. WS /api/realtime tells when watched records change.',
};
const refused = {
  description: `May come from any call: ${generalErrors.join(', ')}`,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};
const sharedSchemas: Record<string, JsonObject> = {
  Layout: layoutInside(),
  Error: {
    type: 'object',
    properties: {
      status: { type: 'integer' },
      code: { type: 'string' },
      message: { type: 'string' },
      details: {},
      requestId: { type: 'string' },
    },
  },
};

/** The schema of layouts, with its parts where OpenAPI looks for them. */
function layoutInside(): JsonObject {
  const { $id, ...schema } = JSON.parse(
    JSON.stringify(layoutSchema).replaceAll('"#/$defs/', '"#/components/schemas/Layout/$defs/'),
  ) as JsonObject; // our own schema
  return schema;
}
