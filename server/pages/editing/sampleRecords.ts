import type { RouteMatch } from '../../../engine/access/route/matchRoute.ts';
import { nameRecord } from '../../../engine/collection/tell/nameRecord.ts';
import { findPageSubject, type PageSubject, paramsOfRecord } from '../../../engine/layout/reading/pageSubject.ts';
import { isJsonObject, type JsonObject, type Layout, type SampleRecord } from '../../../schemas/index.ts';
import type { Visit } from '../../sites/visit.ts';
import { openReader, type Reader } from '../data/openReader.ts';
import { publishersOf } from '../layouts/publishersOf.ts';
import type { PageParts } from '../pageParts.ts';

/** So many records are offered to look at a page with. */
const mostOffered = 50;

export interface SampledPage {
  /** As if the page had been opened for the chosen record. */
  match: RouteMatch;
  /** None on a page that is about no record. */
  samples?: SampleRecord[];
}

/** The draft of a page about a record as it is opened for one: the wanted one, else the first that there is. */
export async function samplePage(
  app: PageParts,
  visit: Visit,
  { key, layout, match, about }: { key: string; layout: Layout; match: RouteMatch; about: string | undefined },
): Promise<SampledPage> {
  const subject = findPageSubject(layout, (type) => app.registry.widget(type)?.definition);
  if (!subject) return { match };
  const publishers = await publishersOf(app, visit.site, new Set([key]));
  const reader = await openReader(app, visit, { match, query: new URLSearchParams() }, publishers);
  const offered = await readRecords(reader, subject, mostOffered);
  const wanted = { ...subject, find: { ...subject.find, id: about ?? '' } };
  const chosen =
    offered.find(({ id }) => id === about) ??
    (about ? (await readRecords(reader, wanted, 1))[0] : undefined) ??
    offered[0];
  const display = (await app.collections.of(visit.site)).get(subject.collection)?.collection.display ?? [];
  const records = chosen && !offered.includes(chosen) ? [chosen, ...offered] : offered;
  return {
    match: chosen ? { ...match, params: { ...match.params, ...paramsOfRecord(subject, chosen) } } : match,
    samples: records.map((record) => {
      const { id, title, note } = nameRecord(record, display, visit.language);
      return { id, title: note ? `${title} · ${note}` : title, ...(record === chosen && { chosen: true }) };
    }),
  };
}

/** Whoever may not read them makes the page without. */
async function readRecords(reader: Reader, { collection, find }: PageSubject, limit: number): Promise<JsonObject[]> {
  const answer = await reader.read({ collection, find, limit }, {}).catch(() => null);
  return isJsonObject(answer) && Array.isArray(answer.data) ? answer.data.filter(isJsonObject) : [];
}
