import type { JsonObject, Layout, Row } from '../../../schemas/index.ts';
import { blockPrefix } from '../../document/catalog/blockWidget.ts';
import type { ClipPart } from '../../document/clip/clip.ts';
import { createUid } from '../../document/tree/createUid.ts';

/** The layout of a saved block: the copied rows, and a row for objects that were copied without theirs. */
export function buildBlock(parts: readonly ClipPart[], title: string): Layout {
  const rows: JsonObject[] = [];
  let loose: JsonObject[] = [];
  const closeRow = () => {
    if (loose.length > 0) rows.push({ uid: createUid(), columns: [{ uid: createUid(), objects: loose }] });
    loose = [];
  };
  for (const { kind, json } of parts) {
    if (kind === 'object') {
      loose.push(json);
      continue;
    }
    closeRow();
    const { tab: _panel, ...row } = json;
    rows.push(row);
  }
  closeRow();
  // Parts of a layout; the interfaces only lack the index signature of JSON.
  return { version: 1, kind: 'page', settings: { title }, rows: rows as unknown as Row[] };
}

/** A key that says what the block is called, and that no other block has. */
export function nameBlock(title: string, taken: readonly string[]): string {
  const name =
    title
      .trim()
      .replace(/[/?#\s]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'block';
  let key = blockPrefix + name;
  for (let number = 2; taken.includes(key); number += 1) key = `${blockPrefix}${name}-${number}`;
  return key;
}
