import { isJsonObject } from 'sala/schemas';
import type { SourceContext } from 'sala/server';
import { findHistory } from './findHistory.ts';

/**
 * The states that the record of a page was in; null where that is not known since its beginning: what was imported, or begun
 * elsewhere than where records begin, has been through states that nobody wrote down.
 */
export async function readStates(context: SourceContext): Promise<string[] | null> {
  const { params, records } = context;
  const asked = isJsonObject(params.record) ? params.record : {};
  const name = String(asked.collection ?? '');
  if (typeof params.id !== 'string' || !records.may(name, 'history')) return null;
  const told = await findHistory(context, name, params.id);
  const first = told?.at(-1);
  const initial = records.machine(name)?.initial;
  if (initial === undefined || first?.action !== 'create' || first.to_state !== initial) return null;
  const states = (told ?? []).flatMap(({ from_state, to_state }) => [from_state, to_state]);
  return [...new Set(states.filter((state) => typeof state === 'string'))];
}
