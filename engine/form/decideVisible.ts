import type { Condition, Json } from '../../schemas/index.ts';
import { matchesCondition } from '../condition/matchesCondition.ts';
import type { LogicSource } from '../layout/collectLogics.ts';
import type { PageFacts } from '../layout/pageFacts.ts';
import { nestValues } from './nestValues.ts';

interface Conditional {
  show?: Condition | boolean;
  hidden?: boolean;
}

/** Whether a part of a page shows while its form holds these values (by full name); the same in the browser and on the server. */
export function decideVisible(
  part: Conditional,
  logics: readonly LogicSource[],
  form: { values: () => Record<string, Json>; read: (field: string) => Json | undefined; facts: () => PageFacts },
): boolean {
  if (!obeysLogics(part, logics, form.read)) return false;
  if (typeof part.show !== 'object' || part.show === null) return part.show !== false;
  return meets(part.show, nestValues(form.values()), form.facts());
}

/** Whether the form (and the page's facts beside it) meets the condition; one that cannot be read is not met. */
function meets(condition: Condition, form: { [field: string]: Json }, facts: PageFacts): boolean {
  try {
    return matchesCondition({ ...form, ...facts, form }, condition, { ...facts, form });
  } catch {
    return false;
  }
}

/** A part that some field shows is hidden until then; a field that hides it wins. */
function obeysLogics(
  part: Conditional,
  logics: readonly LogicSource[],
  read: (field: string) => Json | undefined,
): boolean {
  const triggered = logics.filter((logic) => isTriggered(logic, read(logic.field)));
  if (triggered.some((logic) => logic.method === 'hide')) return false;
  if (triggered.some((logic) => logic.method === 'show')) return true;
  return !part.hidden && !logics.some((logic) => logic.method === 'show');
}

function isTriggered(logic: LogicSource, value: Json | undefined): boolean {
  const empty = value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
  if (empty) return logic.default === true;
  if (logic.when === undefined) return value !== false;
  return Array.isArray(value) ? value.some((item) => item === logic.when) : value === logic.when;
}
