import type { Column } from '../../schemas/index.ts';

/** Width of a column in twelfths; columns without a size share the rest evenly. */
export function columnSpan(column: Column, siblings: Column[]): number {
  if (isSize(column.size)) return column.size;
  const taken = siblings.reduce((sum, each) => sum + (isSize(each.size) ? each.size : 0), 0);
  const sharing = siblings.filter((each) => !isSize(each.size)).length;
  const left = 12 - (taken % 12 || (taken > 0 ? 12 : 0));
  return Math.max(1, Math.floor((left || 12) / Math.max(1, sharing)));
}

function isSize(size: unknown): size is number {
  return typeof size === 'number' && Number.isInteger(size) && size >= 1 && size <= 12;
}
