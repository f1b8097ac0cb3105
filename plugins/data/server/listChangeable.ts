import type { JsonObject } from 'sala/schemas';
import type { SourceContext } from 'sala/server';
import { isAskable, type RecordField } from '../shared/recordAnswer.ts';
import type { CollectionView } from './collection/collectionView.ts';
import { describeFields } from './record/describeFields.ts';

export interface Changeable {
  /** The fields that the reader may change in at least one of the records. */
  changeable: RecordField[];
  /** Their names, record by record. */
  writable: string[][];
}

/** What may be changed in a list without opening the records: plain fields, decided again when they are written. */
export function listChangeable(context: SourceContext, view: CollectionView, found: readonly JsonObject[]): Changeable {
  const { records } = context;
  const collection = records.describe(view.name);
  if (!collection || !records.may(view.name, 'update')) return { changeable: [], writable: found.map(() => []) };
  const simple = collection.fields.filter(
    ({ schema }) => schema.items === undefined && schema.properties === undefined,
  );
  const fields = describeFields(context, { ...collection, fields: simple }, { views: view.fields, people: [] }).filter(
    (field) => isAskable(field) && field.kind !== 'datetime' && field.kind !== 'image',
  );
  const names = new Set(fields.map(({ field }) => field));
  const writable = found.map((record) => records.writable(view.name, record).filter((name) => names.has(name)));
  const used = new Set(writable.flat());
  return { changeable: fields.filter(({ field }) => used.has(field)), writable };
}
