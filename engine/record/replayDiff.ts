import { isJsonObject, type Json, type JsonObject } from '../../schemas/json.ts';
import type { FieldChange } from './diffData.ts';

/** Repeats the changes of one version: data before, history entry, data after. Secret fields stay as they are. */
export function applyDiff(before: JsonObject, changes: readonly FieldChange[]): JsonObject {
  let data = before;
  for (const { field, path, to, secret } of changes) {
    if (secret) continue;
    const segments = path === undefined || path === '' ? [field] : [field, ...path.split('.')];
    const next = write(data, segments, to);
    data = isJsonObject(next) ? next : data;
  }
  return data;
}

/** Takes the changes of one version back. */
export function revertDiff(after: JsonObject, changes: readonly FieldChange[]): JsonObject {
  const reversed = changes.toReversed().map(
    ({ from, to, ...change }): FieldChange => ({
      ...change,
      ...(to !== undefined && { from: to }),
      ...(from !== undefined && { to: from }),
    }),
  );
  return applyDiff(after, reversed);
}

function write(target: Json, [segment = '', ...rest]: string[], value: Json | undefined): Json {
  if (Array.isArray(target)) return writeItem(target, Number(segment), rest, value);
  if (!isJsonObject(target)) throw new Error(`a history entry leads to "${segment}", where no value is`);
  const inner = Object.hasOwn(target, segment) ? target[segment] : undefined;
  const next = rest.length === 0 ? value : write(inner ?? null, rest, value);
  if (next === undefined) return Object.fromEntries(Object.entries(target).filter(([key]) => key !== segment));
  return { ...target, [segment]: next };
}

function writeItem(list: Json[], index: number, rest: string[], value: Json | undefined): Json[] {
  if (!Number.isInteger(index) || index < 0 || index > list.length)
    throw new Error(`a history entry leads to item ${index} of a list of ${list.length}`);
  const next = rest.length === 0 ? value : write(list[index] ?? null, rest, value);
  return next === undefined
    ? list.toSpliced(index, 1)
    : index === list.length
      ? [...list, next]
      : list.with(index, next);
}
