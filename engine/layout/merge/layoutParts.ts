import { isJsonObject, type Json, type JsonObject, type Layout } from '../../../schemas/index.ts';
import { findFreeName } from '../../content/findFreeName.ts';

export type PartKind = 'layout' | 'row' | 'column' | 'object';

/** One row, column or object of a layout (or the layout itself) without what stands in it. */
export interface Part {
  id: string;
  kind: PartKind;
  parent: string | null;
  /** Its own JSON, with an empty list where its contents stand; `held` says where. */
  data: JsonObject;
  held: string;
  children: string[];
}

export type Parts = ReadonlyMap<string, Part>;

export const rootPart = 'layout';

const contents: Record<PartKind, { key: string; kind: PartKind }> = {
  layout: { key: 'rows', kind: 'row' },
  row: { key: 'columns', kind: 'column' },
  column: { key: 'objects', kind: 'object' },
  object: { key: 'rows', kind: 'row' },
};

/** The parts of a layout by kind and uid; of a uid that stands twice the second gets another id. */
export function readParts(layout: Layout): Map<string, Part> {
  const parts = new Map<string, Part>();
  const add = (json: JsonObject, kind: PartKind, parent: string | null): string => {
    const { key, kind: inner } = contents[kind];
    const id = parent === null ? rootPart : findFreeName(`${kind} ${String(json.uid)}`, parts, ' ');
    const list = readList(json[key], kind);
    const part: Part = { id, kind, parent, data: list ? { ...json, [key]: [] } : json, held: key, children: [] };
    parts.set(id, part);
    part.children = (list ?? []).map((child) => add(child, inner, id));
    return id;
  };
  add(layout as unknown as JsonObject, 'layout', null); // a layout came from JSON
  return parts;
}

/** The layout that these parts make. */
export function writeParts(parts: Parts): Layout {
  const write = (id: string): JsonObject => {
    const part = parts.get(id);
    if (!part) throw new Error(`No part ${id}`);
    const { data, held, children } = part;
    return children.length === 0 ? data : { ...data, [held]: children.map(write) };
  };
  return write(rootPart) as unknown as Layout; // as it was read
}

/** Everything below a part, and the part itself first. */
export function listBelow(parts: Parts, id: string): Part[] {
  const part = parts.get(id);
  return part ? [part, ...part.children.flatMap((child) => listBelow(parts, child))] : [];
}

/** A widget may use the name `rows` for something else. */
function readList(list: Json | undefined, kind: PartKind): JsonObject[] | undefined {
  if (!Array.isArray(list) || !list.every(isJsonObject)) return undefined;
  return kind !== 'object' || list.every((row) => Array.isArray(row.columns)) ? list : undefined;
}
