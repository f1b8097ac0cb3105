import type { JsonObject } from 'sala/schemas';
import type { SourceContext } from 'sala/server';
import { type RowEvent, rowAsks, rowEvents } from '../shared/list/listAnswer.ts';
import type { CollectionView } from './collection/collectionView.ts';
import { type ListAsks, openAsks } from './listAsks.ts';

type Known = Map<string, RowEvent>;

export interface ListEvents {
  /** What a row says of the events that it takes, and of what they ask for. */
  ofRow: (record: JsonObject) => JsonObject;
  /** The events of those rows. */
  list: () => RowEvent[];
  /** The events that the reader may send in any state: nobody knows the states of the records beyond the rows. */
  listWhole: () => RowEvent[];
}

/** The events of the records of a list, gathered while its rows are presented. */
export function openEvents(context: SourceContext, view: CollectionView): ListEvents {
  const asks = openAsks(context, view);
  const known: Known = new Map();
  const note = (record: JsonObject, noted: Known) => noteEvents(context, view, record, { noted, asks });
  return {
    ofRow: (record) => note(record, known),
    list: () => dangerousLast(known),
    listWhole: () => {
      const whole: Known = new Map();
      for (const { name } of context.records.machine(view.name)?.states ?? []) note({ state: name }, whole);
      // What may be sent to some records alone, such as one's own, is known by the rows.
      for (const [event, one] of known) if (!whole.has(event)) whole.set(event, one);
      return dangerousLast(whole).filter(({ byOne }) => !byOne);
    },
  };
}

function noteEvents(
  { records }: SourceContext,
  view: CollectionView,
  record: JsonObject,
  { noted, asks }: { noted: Known; asks: ListAsks },
): JsonObject {
  const own = records.events(view.name, record);
  const asked = own.flatMap((event): [string, string[]][] => {
    const known = noted.get(event.event) ?? { ...event };
    noted.set(event.event, known);
    const names = asks.ofRow(record, event, known);
    return names.length > 0 ? [[event.event, names]] : [];
  });
  return {
    [rowEvents]: own.map(({ event }) => event),
    ...(asked.length > 0 && { [rowAsks]: Object.fromEntries(asked) }),
  };
}

function dangerousLast(known: Known): RowEvent[] {
  return [...known.values()].sort((one, other) => Number(one.tone === 'danger') - Number(other.tone === 'danger'));
}
