import { type FilterRow, readFilterRows, writeFilterRows } from '../../../engine/condition/filterRows.ts';
import { isJsonObject, type JsonObject } from '../../../schemas/index.ts';

/** Lines that must all hold; one of several groups is enough. */
export type ConditionGroup = FilterRow[];

/** The groups of a condition; undefined for one that cannot be written as lines, which is then edited as JSON. */
export function readConditionGroups(condition: JsonObject): ConditionGroup[] | undefined {
  const { $or, ...rest } = condition;
  if ($or === undefined) {
    const rows = readFilterRows(condition);
    return rows && [rows];
  }
  if (!Array.isArray($or) || $or.length === 0 || Object.keys(rest).length > 0) return undefined;
  const groups: ConditionGroup[] = [];
  for (const part of $or) {
    const rows = isJsonObject(part) && Object.keys(part).length > 0 ? readFilterRows(part) : undefined;
    if (!rows) return undefined;
    groups.push(rows);
  }
  return groups;
}

/** The condition of these groups; undefined when it is empty. Groups without lines are ignored. */
export function writeConditionGroups(groups: readonly ConditionGroup[]): JsonObject | undefined {
  const parts = groups.filter((rows) => rows.some(({ field }) => field !== '')).map(writeFilterRows);
  const [first] = parts;
  return parts.length > 1 ? { $or: parts } : first;
}
