import type { JsonObject } from '../../../schemas/index.ts';
import type { Visit } from '../../sites/visit.ts';
import type { Call, Cases } from './defineCall.ts';
import type { Fields } from './fields.ts';
import { createInputReader } from './readCallInput.ts';
import { guards, type Who } from './who.ts';

/** Validates the body of a call by the fields of its case, and refuses a caller whom that case does not let in. */
export function createBodyReader(body: Fields, cases?: Cases): (visit: Visit, given: JsonObject) => JsonObject {
  const readGeneral = createInputReader(body, 'body');
  const readers = new Map(
    Object.entries(cases?.of ?? {}).map(([name, one]) => [
      name,
      { who: one.who ?? 'anyone', read: createInputReader({ ...body, ...one.body }, 'body') },
    ]),
  );
  return (visit, given) => {
    const name = cases && (given[cases.by] ?? cases.otherwise);
    const found = typeof name === 'string' ? readers.get(name) : undefined;
    if (!found) return readGeneral(given); // refuses a value that is not a case
    guards[found.who].check(visit);
    return found.read(given);
  };
}

/** The guards of a call, those of its cases included. */
export function listWho({ who, cases }: Pick<Call, 'who' | 'cases'>): Who[] {
  return [who, ...Object.values(cases?.of ?? {}).flatMap((one) => one.who ?? [])];
}
