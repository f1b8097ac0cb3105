import { inPersonOnly } from '../../engine/machine/machine.errors.ts';
import { actorOf } from '../records/context/actor.ts';
import { isInPerson } from '../records/decide/readLevels.ts';
import type { Visit } from '../sites/visit.ts';

/** Refuses what is sent out in a name, one document or many: somebody who acts for another person neither mails nor issues. */
export function requireInPerson(visit: Visit): void {
  if (!isInPerson(actorOf(visit))) throw inPersonOnly();
}
