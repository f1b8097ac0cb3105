import type { SourceContext } from 'sala/server';
import { longestQuery, type SiteFindings } from '../shared/siteFindings.ts';

/** What the visitor looks for in the address of the page (`?q=`), and what is found. */
export async function search({ ask, params }: SourceContext): Promise<SiteFindings> {
  const query = typeof params.q === 'string' ? params.q.trim().slice(0, longestQuery) : '';
  if (query === '') return { query, groups: [] };
  const { data } = (await ask('searchSite', { query })) as unknown as { data: SiteFindings['groups'] }; // what the call answers
  return { query, groups: data };
}
