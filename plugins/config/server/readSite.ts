import type { SourceContext } from 'sala/server';
import { answerOrNone } from './answerOrNone.ts';

/** One site for root; without an id, the choices for a new one. */
export async function readSite({ ask, params }: SourceContext) {
  const { id } = params;
  if (typeof id !== 'string' || id === '') {
    const [site, sites] = await Promise.all([ask('readSite'), ask('listSites')]);
    return { site, sites };
  }
  const site = await answerOrNone(ask('readSite', { id }), 'site_missing');
  if (site === null) return { site };
  const people = await ask('listSitePeople', { id, page: params.page ?? 1, search: params.search ?? '', limit: 50 });
  return { site, people };
}
