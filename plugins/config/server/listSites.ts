import { type JsonObject, readText, type Text } from 'sala/schemas';
import type { SourceContext } from 'sala/server';
import * as configWords from '../shared/configWords.ts';

type Kind = 'unit' | 'collection' | 'origin';

const kinds: Record<Kind, Text> = {
  unit: configWords.ordinarySite,
  collection: configWords.collectionOfSites,
  origin: configWords.origin,
};
const suspended: Text = { th: 'ระงับอยู่', en: 'Suspended' };
const current: Text = { th: 'อยู่ที่นี่', en: 'You are here' };

interface ListedSite {
  [name: string]: JsonObject[string];
  type: Kind;
  hosts: string[];
  plugins: string[];
  current: boolean;
  suspendedAt: string | null;
}

/** The sites of the server for root, all of them or those of one kind, with what they are in words. */
export async function listSites({ ask, language }: SourceContext, kind?: Kind): Promise<JsonObject[]> {
  const { data } = (await ask('listSites')) as { data: ListedSite[] }; // the answer of the call
  return data
    .filter(({ type }) => !kind || type === kind)
    .map(({ type, hosts, plugins, ...site }) => {
      const state = site.suspendedAt ? suspended : site.current ? current : undefined;
      return {
        ...site,
        kindTitle: readText(kinds[type], language),
        stateTitle: state ? readText(state, language) : null,
        hosts: hosts.join(', '),
        plugins: plugins.length,
        mayEnter: !site.current && !site.suspendedAt && hosts.length > 0,
      };
    });
}
