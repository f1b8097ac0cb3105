import type { JsonObject } from 'sala/schemas';
import type { SourceContext } from 'sala/server';
import type { Measure, MeasureValue } from '../shared/measures.ts';
import { addDays, dayIn, startOfDay, zoneOffset } from '../shared/timeZone.ts';
import { viewCollection } from './collection/collectionView.ts';
import { describeFigure } from './describeFigure.ts';
import { narrowMeasure } from './narrowMeasure.ts';
import { readCurrency } from './readCurrency.ts';

/** The figures of a block; null where the reader may not see the records. */
export async function readMeasures(context: SourceContext): Promise<(MeasureValue | null)[]> {
  const { measures } = context.params as unknown as { measures: Measure[] }; // set by the definition of the widget
  return Promise.all(measures.map((measure) => readMeasure(context, measure)));
}

async function readMeasure(context: SourceContext, measure: Measure): Promise<MeasureValue | null> {
  const { records, language } = context;
  const view = viewCollection(records, measure.query.collection, language);
  if (view === 'denied') return null;
  const figure = describeFigure(view, measure);
  if (!figure) return null;
  const { site } = context;
  const narrowed = await narrowMeasure(context, view, measure);
  if (!narrowed) return null;
  const { find } = narrowed;
  const dated = view.fields.get(measure.dateField ?? '');
  const by = dated?.plain && (dated.kind === 'date' || dated.kind === 'datetime') ? dated : undefined;
  const offset = zoneOffset(site.timeZone);
  const { previous, month, next } = monthsAround(dayIn(context.now, offset), (day) =>
    by?.kind === 'date' ? day : startOfDay(day, offset),
  );
  // A query each: the months are few rows of an index, while facets would read every record whole first.
  const read = async (...conditions: JsonObject[]) => {
    const matches = conditions.map((condition) => ({ $match: condition }));
    const [row] = await records.aggregate(view.name, [...matches, { $group: { _id: null, value: figure.value } }]);
    return typeof row?.value === 'number' ? row.value : 0;
  };
  const readIn = (range: JsonObject) => read(find, { [by?.name ?? 'created_at']: range });
  const [allTime, currentMonth, previousMonth] = await Promise.all([
    read(find),
    readIn({ $gte: month, $lt: next }),
    readIn({ $gte: previous, $lt: month }),
  ]);
  const path = narrowed.pathOf();
  const { isMoney } = figure;
  return {
    allTime,
    currentMonth,
    previousMonth,
    ...(path !== undefined && { path }),
    isMoney,
    currency: isMoney ? await readCurrency(context, view, find) : undefined,
  };
}

/** Starts of the previous, current and next month, in the format of the field. */
function monthsAround(today: string, write: (day: string) => string) {
  const first = `${today.slice(0, 7)}-01`;
  const before = `${addDays(first, -1).slice(0, 7)}-01`;
  return { previous: write(before), month: write(first), next: write(`${addDays(first, 31).slice(0, 7)}-01`) };
}
