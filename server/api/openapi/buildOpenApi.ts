import { type JsonObject, type Language, readText, type Text } from '../../../schemas/index.ts';
import type { StoredCollection } from '../../records/collections/collections.ts';
import { decide, type RecordsContext } from '../../records/context/recordsContext.ts';
import type { CallGroup } from '../call/defineCall.ts';
import { collectionPaths, isOfCollection } from './collectionPaths.ts';
import { describeCollection, type OpenFields } from './describeCollection.ts';
import { groupPaths, listTags } from './groupPaths.ts';
import { refused, sharedSchemas } from './sharedSchemas.ts';

export interface Described {
  groups: readonly CallGroup[];
  version: string;
  /** Name of the site. */
  title: string;
  /** Public origin of the site. */
  origin: string;
  language: Language;
  context: RecordsContext;
}

/** OpenAPI 3.1 of the calls that this caller may make: the fixed ones, and those of each collection they may read. */
export function buildOpenApi(about: Omit<Described, 'context'>, collections: readonly CollectionPart[]): JsonObject {
  const { groups, language } = about;
  const paths = groupPaths(groups, language);
  const schemas: Record<string, JsonObject> = { ...sharedSchemas };
  const tags = listTags(groups, language);
  for (const { tag, paths: own, schemas: parts } of collections) {
    tags.push(tag);
    Object.assign(schemas, parts);
    // A call with a path of its own goes before those of collections.
    for (const [path, calls] of Object.entries(own)) paths[path] = { ...calls, ...paths[path] };
  }
  return {
    openapi: '3.1.0',
    info: describeInfo(about),
    servers: [{ url: '/' }],
    tags,
    paths,
    components: { schemas, responses: { refused }, securitySchemes },
    security: Object.keys(securitySchemes).map((name) => ({ [name]: [] })),
  };
}

/** The description of one collection: the same object for all who may see the same. */
export interface CollectionPart {
  tag: JsonObject;
  paths: Record<string, JsonObject>;
  schemas: Record<string, JsonObject>;
}

/** The parts of the collections that the caller may read. */
export function describeCollections(about: Described): CollectionPart[] {
  const generic = about.groups.flatMap(({ calls }) => calls.filter(isOfCollection).map(({ id }) => id));
  return listOpen(about.context).map(([stored, fields]) => describeOnce(stored, { ...about, generic, fields }));
}

type Variant = Pick<Described, 'groups' | 'language'> & { generic: readonly string[]; fields: OpenFields };

const described = new WeakMap<StoredCollection, Map<string, CollectionPart>>();

/** How many descriptions are kept of a collection: most callers have the same fields, few have fields of their own. */
const mostVariants = 20;

/** Describing all collections takes a while, and most callers may see the same. */
function describeOnce(stored: StoredCollection, variant: Variant): CollectionPart {
  const { language, generic, fields } = variant;
  const known = described.get(stored) ?? new Map<string, CollectionPart>();
  described.set(stored, known);
  const key = JSON.stringify([language, generic, fields]);
  const part = known.get(key) ?? describePart(stored, variant);
  if (known.size < mostVariants) known.set(key, part);
  return part;
}

function describePart(stored: StoredCollection, { groups, language, fields }: Variant): CollectionPart {
  const { name, title } = stored.collection;
  const collection = describeCollection(stored.collection, language, fields);
  const paths = collectionPaths(groups, stored, collection, language);
  // Collections that no call writes, such as people, have no input.
  const hasInput = JSON.stringify(paths).includes(`/${name}_input"`);
  const tag = { name, description: readText(title, language) };
  return {
    tag,
    paths,
    schemas: { [name]: collection.record, ...(hasInput && { [`${name}_input`]: collection.input }) },
  };
}

/** The collections that the caller may read, with their readable and writable fields. */
function listOpen(context: RecordsContext): [StoredCollection, OpenFields][] {
  return context.collections.all().flatMap((stored): [StoredCollection, OpenFields][] => {
    const reading = decide(context, stored, 'read');
    if (!reading.allowed) return [];
    const writing = (['create', 'update'] as const).map((action) => decide(context, stored, action));
    const lists = writing.flatMap((decision) => (decision.allowed ? [decision.writable] : []));
    const writable = lists.includes(undefined) ? undefined : lists.flatMap((fields) => fields ?? []);
    return [[stored, { readable: reading.readable, writable }]];
  });
}

function describeInfo({ title, version, origin, language }: Omit<Described, 'context'>): JsonObject {
  return {
    title,
    version,
    description: readText(introduction, language),
    license: { name: 'MIT', identifier: 'MIT' },
    contact: { name: title, url: origin },
  };
}

const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: 'sala' },
  key: { type: 'http', scheme: 'bearer' },
};
const introduction: Text = {
  th: 'JSON บนเว็บไซต์เดียวกัน ชื่อโฮสต์เป็นตัวเลือกเว็บไซต์ เข้าสู่ระบบด้วยคุกกี้ หรือคีย์ใน Authorization: Bearer ส่วน WS /api/realtime แจ้งเมื่อข้อมูลที่เฝ้าดูเปลี่ยน ข้อความเป็นภาษาตาม Accept-Language',
  en: 'JSON on the same origin; the host name picks the site. Signed in by a cookie, or by a key in Authorization: Bearer. WS /api/realtime tells when watched records change. Messages are in the language of Accept-Language.',
};
