import type { SourceContext } from 'sala/server';
import { answerOrNone } from './answerOrNone.ts';

/** One site of the house for root; without an id, what a new one is made of. */
export async function readSite({ ask, params }: SourceContext) {
  const { id } = params;
  if (typeof id !== 'string' || id === '') {
    const [site, sites] = await Promise.all([ask('sites.one'), ask('sites')]);
    return { site, sites };
  }
  const site = await answerOrNone(ask('sites.one', { id }), 'site_missing');
  if (site === null) return { site };
  const people = await ask('sites.people', { id, page: params.page ?? 1, search: params.search ?? '', limit: 50 });
  return { site, people };
}
