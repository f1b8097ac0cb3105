import { reduceCondition } from '../../engine/layout/reading/reduceCondition.ts';
import { isJsonObject, type Json, type JsonObject } from '../../schemas/index.ts';

/** The records with which a part of the page is looked at. */
interface Records {
  record: JsonObject | null;
  item: JsonObject | undefined;
}

/**
 * Whether a condition hides its part because of the records it is looked at with. What depends on the reader, the form or the
 * path says nothing: they are not those of the page.
 */
export function isHiddenFor(show: unknown, { record, item }: Records): boolean {
  if (!isJsonObject(show)) return false;
  const facts = { user: {}, site: {}, route: {}, ...(record && { record }), ...(item && { item }) };
  return Object.entries(show).some(
    ([key, value]) => namesOnly({ [key]: value }, facts) && reduceCondition({ [key]: value }, facts) === false,
  );
}

function namesOnly(condition: Json, facts: object): boolean {
  const isKnown = (path: string) => /^(record|item)\./.test(path) && path.slice(0, path.indexOf('.')) in facts;
  if (typeof condition === 'string') return !/^\$\w+\./.test(condition) || isKnown(condition.slice(1));
  if (Array.isArray(condition)) return condition.every((part) => namesOnly(part, facts));
  if (!isJsonObject(condition)) return true;
  return Object.entries(condition).every(
    ([key, value]) => (key.startsWith('$') || isKnown(key)) && namesOnly(value, facts),
  );
}
