import type { Layout } from '../../../schemas/index.ts';
import { readFrame } from '../readFrame.ts';
import { renameRows } from '../renameRows.ts';

/**
 * A page shown as a group: its own rows, followed by those of each child, with uids prefixed by the child's position.
 */
export function groupLayouts(layout: Layout, children: readonly Layout[]): Layout {
  const frame = readFrame(layout);
  const rows = children.flatMap((child, index) => renameRows(readFrame(child).rows, `child-${index + 1}.`));
  return { ...frame, rows: [...frame.rows, ...rows.map(({ tab: _, ...row }) => row)] };
}
