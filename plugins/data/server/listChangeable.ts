import type { FieldSchema, JsonObject } from 'sala/schemas';
import type { SourceContext } from 'sala/server';
import { isComputed } from '../shared/isComputed.ts';
import type { RowClosed } from '../shared/list/listAnswer.ts';
import { isAskable, type RecordField } from '../shared/recordAnswer.ts';
import type { CollectionView } from './collection/collectionView.ts';
import { describeFields } from './record/describeFields.ts';

export interface Changeable {
  /** The fields that the reader may change in at least one of the records. */
  changeable: RecordField[];
  /** What each record closes of those that may be changed in a list. */
  closed: RowClosed[];
}

/** What may be changed in a list without opening the records: plain fields, decided again when they are written. */
export function listChangeable(context: SourceContext, view: CollectionView, found: readonly JsonObject[]): Changeable {
  const { records } = context;
  const collection = records.describe(view.name);
  if (!collection || !records.may(view.name, 'update')) return { changeable: [], closed: [] };
  const simple = collection.fields.filter(({ schema }) => isSimple(schema));
  const fields = describeFields(context, { ...collection, fields: simple }, { views: view.fields, people: [] }).filter(
    (field) => isAskable(field) && field.kind !== 'datetime' && field.kind !== 'image',
  );
  const open = found.map((record) => new Set(records.writable(view.name, record)));
  return {
    changeable: fields.filter(({ field }) => open.some((names) => names.has(field))),
    closed: open.map((names) => {
      const closed = fields.map(({ field }) => field).filter((name) => !names.has(name));
      return closed.length === fields.length || closed;
    }),
  };
}

/** What the engine computes is nobody's to change; lists and objects are changed on the page of the record. */
function isSimple(schema: FieldSchema): boolean {
  return (
    !isComputed(schema) && schema.readOnly !== true && schema.items === undefined && schema.properties === undefined
  );
}
