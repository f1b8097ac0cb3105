import type { BlockStyle, Column, Layout, LayoutObject, Row } from '../../schemas/index.ts';
import { isJsonObject } from '../../schemas/index.ts';

/** Deeper containers than any real page has; deeper content is not drawn. */
export const maxDepth = 40;

/**
 * The layout as drawing code may trust it: only rows, columns and objects of the right shape. The stored layout is not
 * changed.
 */
export function readFrame(layout: Layout): Layout {
  return { ...layout, settings: isJsonObject(layout.settings) ? layout.settings : {}, rows: readRows(layout.rows, 0) };
}

/** The valid rows of any value, with at most `maxDepth` levels of containers. */
export function readRows(value: unknown, depth: number): Row[] {
  if (!Array.isArray(value) || depth > maxDepth) return [];
  return value.filter(isRow).map((row) => ({ ...spellDevices(row), columns: readColumns(row.columns, depth) }));
}

function readColumns(value: unknown, depth: number): Column[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter(isRecord)
    .map((column) => ({ ...spellDevices(column as unknown as Column), objects: readObjects(column.objects, depth) }));
}

function readObjects(value: unknown, depth: number): LayoutObject[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter(isObject)
    .map(spellDevices)
    .map((object) => (object.rows === undefined ? object : { ...object, rows: readRows(object.rows, depth + 1) }));
}

function isRow(value: unknown): value is Row {
  return isRecord(value) && typeof value.uid === 'string';
}

function isObject(value: unknown): value is LayoutObject {
  return isRecord(value) && typeof value.uid === 'string' && typeof value.type === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return isJsonObject(value);
}

/** Imported layouts write `labtop`. */
function spellDevices<Part extends { style?: BlockStyle }>(part: Part): Part {
  const { style } = part;
  const devices: unknown = style?.visibleOn;
  if (!Array.isArray(devices) || !devices.includes('labtop')) return part;
  return {
    ...part,
    style: { ...style, visibleOn: devices.map((device) => (device === 'labtop' ? 'laptop' : device)) },
  };
}
