import {
  isJsonObject,
  type Json,
  type JsonObject,
  type LayoutObject,
  type PropertySchema,
  type Row,
  type WidgetDefinition,
} from '../../schemas/index.ts';
import { type FindDefinition, migrateObject } from './migrateLayout.ts';
import { fillDefaults, isPropertyShown } from './propertyShown.ts';
import { readRows } from './readFrame.ts';
import { listObjects } from './walkLayout.ts';

/** A text, picture or link of a saved block, which a page that shows the block may replace. */
export interface BlockPart {
  uid: string;
  type: string;
  /** Its property, with the places in lists: `text`, `items.0.title`. */
  path: string;
  schema: PropertySchema;
  value: Json | undefined;
}

/** Texts under which values are kept or found, not read. */
const technical: ReadonlySet<string> = new Set([
  'uid',
  'name',
  'value',
  'code',
  'defaultOption',
  'currencies',
  'languages',
]);
const replaceable: ReadonlySet<string | undefined> = new Set([
  undefined,
  'text',
  'textarea',
  'rich-text',
  'image',
  'file',
  'link',
]);

/** The parts of these rows that may be replaced, in reading order. */
export function listParts(rows: Row[], findDefinition: FindDefinition): BlockPart[] {
  return listObjects({ rows: readRows(rows, 0) }).flatMap((stored) => {
    const definition = findDefinition(stored.type);
    return definition ? listObjectParts(migrateObject(stored, definition), definition) : [];
  });
}

/** The parts of one object of the current version of its widget. */
export function listObjectParts(object: LayoutObject, definition: WidgetDefinition): BlockPart[] {
  // A stored object is JSON; the interface only lacks the index signature of Json.
  const found = collect(object as unknown as JsonObject, definition.props, []);
  return found.map((part) => ({ ...part, uid: object.uid, type: definition.type }));
}

type Found = Pick<BlockPart, 'path' | 'schema' | 'value'>;

function collect(value: Json | undefined, schema: PropertySchema, path: string[]): Found[] {
  if (!schema.properties || !isJsonObject(value)) return [];
  const filled = fillDefaults(value, schema);
  return Object.entries(schema.properties).flatMap(([name, property]): Found[] => {
    if (technical.has(name) || !isPropertyShown(property, filled)) return [];
    const own = filled[name];
    const at = [...path, name];
    if (isReplaceable(property)) return [{ path: at.join('.'), schema: property, value: own }];
    const { items } = property;
    if (!Array.isArray(own) || !items) return collect(own, property, at);
    return own.flatMap((item, index) => collect(item, items, [...at, String(index)]));
  });
}

function isReplaceable({ type, enum: values, 'x-control': control, 'x-group': group }: PropertySchema): boolean {
  // Names of collections, addresses of data and patterns are plain texts, too.
  if (control === undefined && group !== undefined && group !== 'content') return false;
  return [type].flat().includes('string') && !values && replaceable.has(control);
}
