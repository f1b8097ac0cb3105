import type { Layout, LayoutObject, WidgetDefinition } from '../../../schemas/index.ts';
import type { FindDefinition } from '../migrateLayout.ts';
import { readFrame } from '../readFrame.ts';
import { renameRows } from '../renameRows.ts';
import { changeParts } from './changeParts.ts';

interface Copying {
  findDefinition: FindDefinition;
  createId: () => string;
}

/** A container with a copy of what an object shows of a saved block: it no longer follows the block. */
export function copyBlock(
  object: LayoutObject,
  { block }: Pick<WidgetDefinition, 'block'>,
  shown: Layout,
  { findDefinition, createId }: Copying,
): LayoutObject {
  const container = findDefinition(block?.copiedTo ?? '');
  if (!block || !container) return object;
  const { [block.name]: _name, [block.changes]: _changes, rows: _rows, ...own } = object;
  const renewed = new Map<string, string>();
  const rename = (uid: string) => {
    const known = renewed.get(uid) ?? createId();
    renewed.set(uid, known);
    return known;
  };
  const rows = changeParts(readFrame(shown).rows, object[block.changes], findDefinition);
  // The uid stays: logics of the page that aim at the block aim at its copy.
  return { ...own, uid: object.uid, type: container.type, v: container.version, rows: renameRows(rows, rename) };
}
