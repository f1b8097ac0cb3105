import type { JsonObject, Layout } from '../../schemas/index.ts';
import { pageUnknown } from '../errors/httpErrors.ts';

export interface Subject {
  title?: string;
  description?: string;
  image?: string;
  record: JsonObject;
}

/** What a page about one record is called, from that record; a page about a record that is not there does not exist. */
export function findSubject(layout: Layout, record: JsonObject | undefined): Subject | undefined {
  if (!layout.settings.metaFrom) return undefined;
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
