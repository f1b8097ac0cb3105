import { isJsonObject, type Json, type JsonObject } from '../../../schemas/index.ts';
import { toJson } from '../convert/toLayout.ts';
import { listTopmost } from '../tree/listTopmost.ts';
import { getNode, type LayoutTree } from '../tree/tree.ts';
import { repairObject, repairRow } from './repairPart.ts';

/** One copied row or object, as it is stored. */
export interface ClipPart {
  kind: 'row' | 'object';
  json: JsonObject;
}

/** What was copied, and from which layout. */
export interface Clip {
  source: string;
  parts: ClipPart[];
}

/** Says on the clipboard that a text is ours; the number grows when older builders could not read it. */
const marker = 'sala-layout-parts';
const version = 1;
const longest = 5_000_000;

/** The rows and objects of a selection; of a selected column what stands in it. */
export function copyParts(tree: LayoutTree, selection: readonly string[]): ClipPart[] {
  return listTopmost(tree, selection).flatMap((id): ClipPart[] => {
    const { kind, children } = getNode(tree, id);
    if (kind === 'row' || kind === 'object') return [{ kind, json: toJson(tree, id) }];
    return children.map((child) => ({ kind: 'object', json: toJson(tree, child) }));
  });
}

/** The text for the clipboard. */
export function writeClip({ source, parts }: Clip): string {
  return JSON.stringify({ format: marker, version, source, parts });
}

/**
 * Reads a text from the clipboard. Anybody may have written it: only parts of the right shape come out. `foreign` is
 * not ours, `newer` was copied in a newer builder, `broken` holds nothing that could stand on a page.
 */
export function readClip(text: string): Clip | 'foreign' | 'newer' | 'broken' {
  const stored = parse(text);
  if (stored === undefined || stored.format !== marker) return 'foreign';
  if (typeof stored.version !== 'number' || stored.version > version) return 'newer';
  if (text.length > longest || !Array.isArray(stored.parts)) return 'broken';
  const parts = stored.parts.flatMap(readPart);
  if (parts.length === 0) return 'broken';
  return { source: typeof stored.source === 'string' ? stored.source : '', parts };
}

function readPart(part: Json): ClipPart[] {
  if (!isJsonObject(part) || (part.kind !== 'row' && part.kind !== 'object')) return [];
  const json = part.kind === 'row' ? repairRow(part.json) : repairObject(part.json);
  return json ? [{ kind: part.kind, json }] : [];
}

function parse(text: string): JsonObject | undefined {
  try {
    const value: Json = JSON.parse(text);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
