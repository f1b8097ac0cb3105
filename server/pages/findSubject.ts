import type { JsonObject, Layout, PagePayload } from '../../schemas/index.ts';
import { pageUnknown } from '../errors/httpErrors.ts';
import { subjectRecord } from './subjectRecord.ts';

export interface Subject {
  title?: string;
  description?: string;
  image?: string;
  record: JsonObject;
}

/** What a page about one record is called, from that record; a page about a record that is not there does not exist. */
export function findSubject(layout: Layout, data: PagePayload['data']): Subject | undefined {
  const from = layout.settings.metaFrom;
  if (!from) return undefined;
  const record = subjectRecord(data[from.uid]?.[from.request]);
  if (!record) throw pageUnknown();
  const read = (...names: string[]) =>
    names.map((name) => record[name]).find((value) => typeof value === 'string' && value !== '');
  return {
    record,
    title: asText(read('title', 'name')),
    description: asText(read('excerpt', 'short_description', 'description')),
    image: asText(read('feature_image', 'image', 'cover')),
  };
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
