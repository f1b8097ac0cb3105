import type { SourceContext } from 'sala/server';
import { answerOrNone } from './answerOrNone.ts';

/** One person with all that his screen shows of him. */
export async function readPerson({ ask, params }: SourceContext) {
  const id = String(params.id ?? '');
  const person = await answerOrNone(ask('person', { id }), 'person_unknown');
  if (person === null || params.only === 'person') return { person };
  const [sites, sessions, signIns, changes] = await Promise.all([
    ask('person.sites', { id }),
    ask('person.sessions', { id }),
    ask('signIns', { user: id, limit: 15 }),
    ask('audit', { target: id, limit: 15 }),
  ]);
  return { person, sites, sessions, signIns, changes };
}
