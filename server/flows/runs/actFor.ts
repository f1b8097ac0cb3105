import type { Actor } from '../../records/context/actor.ts';
import type { RunRow } from './flowRows.ts';

/** The person of a run as its steps act: where somebody was let in for them, in both names and with what such a person may. */
export function actFor(person: Actor, { impersonal, acted_by }: Pick<RunRow, 'impersonal' | 'acted_by'>): Actor {
  return { ...person, ...(impersonal && { impersonal }), ...(acted_by !== null && { actedBy: acted_by }) };
}
