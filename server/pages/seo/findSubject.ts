import { type JsonObject, type Layout, subjectFields } from '../../../schemas/index.ts';
import { pageUnknown } from '../../platform/errors/httpErrors.ts';

export interface Subject {
  title?: string;
  description?: string;
  image?: string;
  record: JsonObject;
}

/**
 * Title (a usual field, else one that its collection displays), description and picture of a page about one record; without the record the page does not
 * exist.
 */
export function findSubject(
  layout: Layout,
  record: JsonObject | undefined,
  display: readonly string[] = [],
): Subject | undefined {
  if (!layout.settings.metaFrom) return undefined;
  if (!record) throw pageUnknown();
  const read = (names: readonly string[]) =>
    names.map((name) => record[name]).find((value) => typeof value === 'string' && value !== '');
  return {
    record,
    title: asText(read([...subjectFields.title, ...display])),
    description: asText(read(subjectFields.description)),
    image: asText(read(subjectFields.image)),
  };
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
