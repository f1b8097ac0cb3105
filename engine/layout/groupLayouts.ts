import type { Layout } from '../../schemas/index.ts';
import { readFrame } from './readFrame.ts';
import { renameRows } from './renameRows.ts';

/** A page shown as a group: its own rows, and below them those of each child, whose uids begin with the child's place. */
export function groupLayouts(layout: Layout, children: readonly Layout[]): Layout {
  const frame = readFrame(layout);
  const rows = children.flatMap((child, index) => renameRows(readFrame(child).rows, `child-${index + 1}`));
  return { ...frame, rows: [...frame.rows, ...rows.map(({ tab: _, ...row }) => row)] };
}
