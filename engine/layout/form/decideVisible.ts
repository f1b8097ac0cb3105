import type { Condition, Json } from '../../../schemas/index.ts';
import { matchesCondition } from '../../condition/matchesCondition.ts';
import type { LogicSource } from '../reading/collectLogics.ts';
import type { PageFacts } from '../reading/pageFacts.ts';
import { nestValues } from './nestValues.ts';
import { resolveNames } from './resolveNames.ts';

interface Conditional {
  show?: Condition | boolean;
  hidden?: boolean;
}

export interface FormFacts {
  /** Values by full name. The same object as long as nothing changes. */
  values: () => Record<string, Json>;
  read: (field: string) => Json | undefined;
  facts: () => PageFacts;
}

/**
 * Whether a part of a page is visible for these form values; the same in the browser and on the server. `scope` is the
 * copy of a repeated row that contains the part (`people.2.`): inside it, a field name means the field of the same
 * copy.
 */
export function decideVisible(part: Conditional, logics: readonly LogicSource[], form: FormFacts, scope = ''): boolean {
  if (!obeysLogics(part, logics, form.read, scope)) return false;
  if (typeof part.show !== 'object' || part.show === null) return part.show !== false;
  return meets(part.show, nearest(form.values(), scope), form.facts());
}

/** Whether the form (with the page's facts) matches the condition; an unreadable condition does not match. */
function meets(condition: Condition, form: { [field: string]: Json }, facts: PageFacts): boolean {
  try {
    return matchesCondition({ ...form, ...facts, form }, condition, { ...facts, form });
  } catch {
    return false;
  }
}

const nestedOnce = new WeakMap<object, { [field: string]: Json }>();

/** The whole form, overlaid with the fields of the current copy. */
function nearest(values: Record<string, Json>, scope: string): { [field: string]: Json } {
  const whole = nestedOnce.get(values) ?? nestValues(values);
  nestedOnce.set(values, whole);
  if (!scope) return whole;
  const own = Object.entries(values).filter(([name]) => name.startsWith(scope));
  return { ...whole, ...nestValues(Object.fromEntries(own.map(([name, value]) => [name.slice(scope.length), value]))) };
}

/** A part that some field shows is hidden by default; a field that hides it takes precedence. */
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
