import { useSyncExternalStore } from 'react';
import { matchesCondition } from '../../engine/condition/matchesCondition.ts';
import type { LogicSource } from '../../engine/layout/collectLogics.ts';
import { type PageFacts, readPageFacts } from '../../engine/layout/pageFacts.ts';
import type { Condition, Json } from '../../schemas/index.ts';
import { usePage } from '../context/usePage.ts';
import { useForm } from '../form/FormContext.tsx';
import { isCondition } from './isCondition.ts';

interface Conditional {
  show?: Condition | boolean;
  hidden?: boolean;
}

/** Whether a part shows that depends on the form; the component re-renders only when the answer changes. */
export function useVisible(part: Conditional, logics: LogicSource[] = []): boolean {
  const form = useForm();
  const { session, site, route } = usePage();
  const answer = () => {
    const values = form.values();
    if (!obeysLogics(part, logics, (name) => form.read(name).value)) return false;
    if (!isCondition(part.show)) return part.show !== false;
    const facts = readPageFacts({ session, site, params: route.params });
    return meets(part.show, nest(values), facts);
  };
  return useSyncExternalStore(form.subscribeAll, answer, answer);
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
function obeysLogics(part: Conditional, logics: LogicSource[], read: (field: string) => Json | undefined): boolean {
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

/** `{ 'address.city': x }` as `{ address: { city: x } }`, the way conditions name fields. */
function nest(values: Record<string, Json>): { [field: string]: Json } {
  const nested: { [field: string]: Json } = {};
  for (const [name, value] of Object.entries(values)) {
    const keys = name.split('.');
    const last = keys.pop() ?? name;
    let place = nested;
    for (const key of keys) {
      const inner = Object.hasOwn(place, key) ? place[key] : undefined;
      const next = typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? inner : {};
      place[key] = next;
      place = next;
    }
    place[last] = value;
  }
  return nested;
}
