import { isJsonObject, type JsonObject, type Layout } from '../../../schemas/index.ts';
import type { FindDefinition } from '../migrateLayout.ts';
import { collectRequests } from './collectRequests.ts';

/** The records that a page may be about, and how its address names one of them. */
export interface PageSubject {
  collection: string;
  /** What holds for all of them. */
  find: JsonObject;
  /** By the parameter of the address: the field whose value it is. */
  params: { [parameter: string]: string };
}

const parameter = /^\$route\.(\w+)$/;

/** Undefined for a page that is about no record, or whose record is found by other means than the fields of a collection. */
export function findPageSubject(
  { settings, rows }: Pick<Layout, 'settings' | 'rows'>,
  findDefinition: FindDefinition,
): PageSubject | undefined {
  const from = settings.metaFrom;
  const request = from && collectRequests({ rows }, findDefinition)[from.uid]?.[from.request];
  if (!request || 'source' in request || 'aggregate' in request) return undefined;
  const conditions: JsonObject = 'find' in request ? request.find : { id: request.id };
  const subject: PageSubject = { collection: request.collection, find: {}, params: {} };
  for (const [field, value] of Object.entries(conditions)) {
    const [, name] = (typeof value === 'string' && parameter.exec(value)) || [];
    if (name === undefined) subject.find[field] = value;
    else subject.params[name] = field;
  }
  return Object.keys(subject.params).length > 0 ? subject : undefined;
}

/** The parameters of the address under which the page shows this record. */
export function paramsOfRecord({ params }: PageSubject, record: JsonObject): { [parameter: string]: string } {
  const found = Object.entries(params).flatMap(([name, field]) => {
    const value = record[field];
    return value === undefined || value === null || isJsonObject(value) ? [] : [[name, String(value)]];
  });
  return Object.fromEntries(found);
}
