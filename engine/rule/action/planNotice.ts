import type { JsonObject } from '../../../schemas/json.ts';
import type { Notice } from '../../../schemas/machine/action.ts';
import type { Collection } from '../../collection/compiled/collection.ts';
import type { ActionScope } from './actionScope.ts';
import type { CoreEffect } from './coreEffects.ts';
import { readActionValue } from './readActionValue.ts';

/** Who is notified is decided with the event; the texts are filled when they are sent, with numbers that were drawn meanwhile. */
export function planNotice(
  { to, ...notice }: Notice,
  { request, scope }: { request: { collection: Collection }; scope: ActionScope },
): { effect: CoreEffect; payload: JsonObject } {
  const found = to === undefined ? [] : [readActionValue(to, { collection: request.collection }, scope)].flat(2);
  const people = [...new Set(found.filter((id): id is string => typeof id === 'string' && id !== ''))];
  return { effect: 'notify', payload: { notice: JSON.parse(JSON.stringify(notice)), people } };
}
