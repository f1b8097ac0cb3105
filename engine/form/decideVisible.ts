import type { Condition, Json } from '../../schemas/index.ts';
import { matchesCondition } from '../condition/matchesCondition.ts';
import type { LogicSource } from '../layout/collectLogics.ts';
import type { PageFacts } from '../layout/pageFacts.ts';
import { nestValues } from './nestValues.ts';
import { resolveNames } from './resolveNames.ts';

interface Conditional {
  show?: Condition | boolean;
  hidden?: boolean;
}

export interface FormFacts {
  /** By full name. While nothing changes it is one and the same object. */
  values: () => Record<string, Json>;
  read: (field: string) => Json | undefined;
  facts: () => PageFacts;
}

/**
 * Whether a part of a page shows while its form holds these values; the same in the browser and on the server. `scope` is
 * the copy of a repeated row that the part stands in (`people.2.`): there a field means the one of the same copy.
 */
export function decideVisible(part: Conditional, logics: readonly LogicSource[], form: FormFacts, scope = ''): boolean {
  if (!obeysLogics(part, logics, form.read, scope)) return false;
  if (typeof part.show !== 'object' || part.show === null) return part.show !== false;
  return meets(part.show, nearest(form.values(), scope), form.facts());
}

/** Whether the form (and the page's facts beside it) meets the condition; one that cannot be read is not met. */
function meets(condition: Condition, form: { [field: string]: Json }, facts: PageFacts): boolean {
  try {
    return matchesCondition({ ...form, ...facts, form }, condition, { ...facts, form });
  } catch {
    return false;
  }
}

const nestedOnce = new WeakMap<object, { [field: string]: Json }>();

/** The whole form, and over it the fields of the copy that asks. */
function nearest(values: Record<string, Json>, scope: string): { [field: string]: Json } {
  const whole = nestedOnce.get(values) ?? nestValues(values);
  nestedOnce.set(values, whole);
  if (!scope) return whole;
  const own = Object.entries(values).filter(([name]) => name.startsWith(scope));
  return { ...whole, ...nestValues(Object.fromEntries(own.map(([name, value]) => [name.slice(scope.length), value]))) };
}

/** A part that some field shows is hidden until then; a field that hides it wins. */
function obeysLogics(
  part: Conditional,
  logics: readonly LogicSource[],
  read: (field: string) => Json | undefined,
  scope: string,
): boolean {
  const triggered = logics.filter((logic) =>
    resolveNames(logic.field, scope, read).some((name) => isTriggered(logic, read(name))),
  );
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
