import { isJsonObject, type Json, type JsonObject } from '../../schemas/json.ts';
import type { Collection } from '../collection/compiled/collection.ts';
import { isComputed } from '../collection/validate/checkComputed.ts';
import { diffData } from './diffData.ts';

/**
 * The fields that an event may correct. Of a list of which it names parts (`items.received_quantity`), it is one while nothing else
 * of its lines differs, except for what is computed of them.
 */
export function listCorrected(
  collection: Collection,
  corrects: readonly string[] | undefined,
  change: { before: JsonObject; after: JsonObject },
): string[] {
  const named = Map.groupBy(corrects?.map((path) => path.split('.')) ?? [], ([field = '']) => field);
  return [...named].flatMap(([field, paths]) => {
    const parts = paths.flatMap(([, part]) => part ?? []);
    if (parts.length < paths.length) return [field];
    const isOpen = (part: string) => parts.includes(part) || isComputed(collection, `${field}.0.${part}`);
    const rest = (data: JsonObject) => ({ lines: withoutParts(data[field], isOpen) });
    return diffData(rest(change.before), rest(change.after)).length === 0 ? [field] : [];
  });
}

function withoutParts(lines: Json | undefined, isOpen: (part: string) => boolean): Json {
  if (!Array.isArray(lines)) return lines ?? null;
  return lines.map((line) =>
    isJsonObject(line) ? Object.fromEntries(Object.entries(line).filter(([part]) => !isOpen(part))) : line,
  );
}
