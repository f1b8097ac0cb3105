import { type Condition, isJsonObject, type Json } from '../../../schemas/index.ts';
import { matchesCondition } from '../../condition/matchesCondition.ts';
import type { PageFacts } from './pageFacts.ts';

/**
 * Evaluates everything in a condition that does not depend on the form: true, false, or the remaining condition. The
 * remainder names no record, so the browser can evaluate it alone.
 */
export function reduceCondition(condition: Condition, facts: PageFacts): Condition | boolean {
  if (!asksForm(condition, facts)) return decide(condition, facts);
  return joinAll(
    Object.entries(condition).map(([key, value]) => reduceEntry(key, value, facts)),
    '$and',
  );
}

function reduceEntry(key: string, value: Json, facts: PageFacts): Condition | boolean {
  const entry = { [key]: value };
  if (!asksForm(entry, facts)) return decide(entry, facts);
  if (!Array.isArray(value) || !value.every(isJsonObject)) return { [key]: bindRecords(value, facts) };
  const parts = value.map((part) => reduceCondition(part, facts));
  if (key === '$and' || key === '$or') return joinAll(parts, key);
  if (key !== '$nor') return { [key]: bindRecords(value, facts) };
  const met = joinAll(parts, '$or');
  return typeof met === 'boolean' ? !met : { $nor: [met] };
}

/** Evaluated parts decide the whole or are removed. */
function joinAll(parts: (Condition | boolean)[], how: '$and' | '$or'): Condition | boolean {
  const deciding = how === '$or';
  if (parts.includes(deciding)) return deciding;
  const open = parts.filter((part) => typeof part !== 'boolean');
  const [only] = open;
  if (!only) return !deciding;
  return open.length === 1 ? only : { [how]: open };
}

function decide(condition: Condition, facts: PageFacts): boolean {
  try {
    const { user, site, route, record = {}, item = {} } = facts;
    const known = { user, site, route, record, item };
    return matchesCondition(known, condition, known);
  } catch {
    return false; // an unreadable condition must not show what it was meant to hide
  }
}

/** Form fields are named by `$form.x`, `form.x`, or any name that is not one of the page's facts. */
function asksForm(condition: Json, facts: PageFacts): boolean {
  if (typeof condition === 'string') return condition.startsWith('$form.');
  if (Array.isArray(condition)) return condition.some((part) => asksForm(part, facts));
  if (!isJsonObject(condition)) return false;
  return Object.entries(condition).some(
    ([key, value]) => (!key.startsWith('$') && !isFact(key, facts)) || asksForm(value, facts),
  );
}

/** A group of a form may be called `item`: the name means a record only inside a repeated part. */
function isFact(path: string, facts: PageFacts): boolean {
  return /^(user|site|route|record)(\.|$)/.test(path) || (facts.item !== undefined && /^item(\.|$)/.test(path));
}

const recordVariable = /^\$(record|item)\.(.+)$/;

/** Replaces `$record.x` and `$item.x` in the remainder, since the browser knows no records. */
function bindRecords(value: Json, facts: PageFacts): Json {
  if (Array.isArray(value)) return value.map((part) => bindRecords(part, facts));
  if (isJsonObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, bindRecords(part, facts)]));
  const [, scope, path = ''] = (typeof value === 'string' && recordVariable.exec(value)) || [];
  if (!scope) return value;
  let found: Json | undefined = scope === 'record' ? facts.record : facts.item;
  for (const key of path.split('.'))
    found = isJsonObject(found) && Object.hasOwn(found, key) ? (found[key] ?? null) : undefined;
  return found ?? null;
}
