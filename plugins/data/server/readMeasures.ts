import type { JsonObject } from 'sala/schemas';
import type { SourceContext } from 'sala/server';
import type { Measure, MeasureValue } from '../shared/measures.ts';
import { addDays, dayIn, startOfDay, zoneOffset } from '../shared/timeZone.ts';
import { viewCollection } from './collection/collectionView.ts';
import { describeFigure } from './describeFigure.ts';
import { narrowMeasure } from './narrowMeasure.ts';
import { readCurrency } from './readCurrency.ts';

/** The figures of a block, one query each; null where the reader may not see the records. */
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
  const group = { $group: { _id: null, value: figure.value } };
  const when = (range: JsonObject) => [{ $match: { [by?.name ?? 'created_at']: range } }, group];
  const [answer] = await records.aggregate(view.name, [
    ...(Object.keys(find).length > 0 ? [{ $match: find }] : []),
    {
      $facet: { all: [group], month: when({ $gte: month, $lt: next }), previous: when({ $gte: previous, $lt: month }) },
    },
  ]);
  const path = narrowed.pathOf();
  const { isMoney } = figure;
  return {
    allTime: readFirst(answer?.all),
    currentMonth: readFirst(answer?.month),
    previousMonth: readFirst(answer?.previous),
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

function readFirst(rows: unknown): number {
  const [first] = Array.isArray(rows) ? rows : [];
  return typeof first === 'object' && first !== null && typeof first.value === 'number' ? first.value : 0;
}
