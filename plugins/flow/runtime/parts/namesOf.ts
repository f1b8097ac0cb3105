import type { FieldSchema } from 'sala/schemas';
import type { SiteNames } from '../../shared/describeStep.ts';
import type { Known, KnownCollection } from './useKnown.ts';

const named = new WeakMap<Known, SiteNames>();

/** What sentences call the things of the site. */
export function namesOf(known: Known): SiteNames {
  const found = named.get(known) ?? {
    collections: mapValues(known.collections, ({ title }) => title),
    events: mapValues(known.collections, ({ events }) => events),
    fields: mapValues(known.collections, fieldsWithState),
    roles: known.roles,
    flows: known.flows,
    documents: mapValues(known.documents, ({ title }) => title),
    printed: mapValues(known.documents, ({ collection }) => collection),
    mailTemplates: known.mailTemplates,
    starts: mapValues(known.starts, ({ title }) => title),
  };
  named.set(known, found);
  return found;
}

/** The fields of a collection; the state of a record is one of them. */
function fieldsWithState({ schema, states }: KnownCollection): Readonly<Record<string, FieldSchema>> {
  const title = { th: 'สถานะ', en: 'State' };
  const values = Object.keys(states);
  const state: FieldSchema = { type: 'string', 'x-title': title, enum: values, 'x-enum-titles': states };
  return { ...(values.length > 0 && { state }), ...schema.properties };
}

function mapValues<From, To>(entries: Readonly<Record<string, From>>, to: (entry: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, to(entry)]));
}
