import type { SourceContext } from 'sala/server';
import { answerOrNone } from './answerOrNone.ts';

/** One person with everything their screen shows. */
export async function readPerson({ ask, params }: SourceContext) {
  const id = String(params.id ?? '');
  const person = await answerOrNone(ask('readPerson', { id }), 'person_unknown');
  if (person === null) return { person };
  if (params.only === 'person') return { person, roles: await ask('listRoles') };
  const [sites, sessions, signIns, changes] = await Promise.all([
    ask('listPersonSites', { id }),
    ask('listPersonSessions', { id }),
    ask('listSignIns', { user: id, limit: 15 }),
    ask('listAudit', { target: id, limit: 15 }),
  ]);
  return { person, sites, sessions, signIns, changes };
}
