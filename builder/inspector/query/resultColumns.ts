import type { CollectionEntry } from '../../../runtime/api/readCollections.ts';
import { type FieldChoice, listShownFields } from '../fields/fieldChoices.ts';

const mostColumns = 3;

/** The fields by which the records of a result are distinguished: those that the query is about, then the first ones. */
export function listResultColumns(collection: CollectionEntry, asked: readonly string[]): FieldChoice[] {
  const fields = listShownFields(collection);
  const names = asked.map((path) => path.split('.', 1)[0]);
  const own = fields.filter(({ name }) => name in collection.schema.properties);
  const first = own.slice(0, 1);
  const about = fields.filter(({ name }) => names.includes(name));
  return [...new Set([...first, ...about, ...own])].slice(0, mostColumns);
}

const byPage = /^\$((?:route|record|item|form|line)\.[^.$\s]+(?:\.[^.$\s]+)*)$/;

/** What a query takes from the page around it, which has no value while the page is made. */
export function listPageValues(value: unknown): string[] {
  if (typeof value === 'string') return byPage.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return [...new Set(Object.values(value).flatMap(listPageValues))];
}
