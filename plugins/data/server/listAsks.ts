import type { JsonObject } from 'sala/schemas';
import type { SourceContext } from 'sala/server';
import type { RowEvent } from '../shared/list/listAnswer.ts';
import { isAskable, type RecordField } from '../shared/recordAnswer.ts';
import type { CollectionView } from './collection/collectionView.ts';
import { describeFields } from './record/describeFields.ts';
import { asksOf } from './record/describeStates.ts';

type OfferedEvent = ReturnType<SourceContext['records']['events']>[number];

/** What the events of the rows of a list ask for: gathered for all of them, and told for each row. */
export interface ListAsks {
  /** The names of the fields that an event asks of a record; the event takes over how they are asked for. */
  ofRow: (record: JsonObject, event: OfferedEvent, known: RowEvent) => string[];
}

export function openAsks(context: SourceContext, view: CollectionView): ListAsks {
  const { records } = context;
  const machine = records.machine(view.name);
  const collection = records.describe(view.name);
  let described: RecordField[] | undefined;
  const find = (name: string) => {
    if (!collection) return undefined;
    described ??= describeFields(context, collection, { views: view.fields, people: machine?.people ?? [] });
    return described.find((field) => field.field === name && isAskable(field));
  };
  return {
    ofRow: (record, { event, to }, known) => {
      const state = machine?.states.find(({ name }) => name === record.state);
      const corrects = state?.events.find((one) => one.event === event && one.to === to)?.corrects ?? [];
      const required = machine?.states.find(({ name }) => name === to)?.required ?? [];
      if (corrects.some((path) => path.includes('.'))) known.byOne = true;
      const asked = asksOf(record, { required, corrects }).flatMap((name) => {
        const field = find(name);
        return field ? [{ ...field, required: required.includes(name) }] : [];
      });
      const added = asked.filter((field) => !known.asks?.some((one) => one.field === field.field));
      if (added.length > 0) known.asks = [...(known.asks ?? []), ...added];
      return asked.map(({ field }) => field);
    },
  };
}
