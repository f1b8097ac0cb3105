import { isJsonObject, type JsonObject } from 'sala/schemas';
import type { SourceContext } from 'sala/server';
import { writeFilterAddress } from '../../shared/filter/filterAddress.ts';
import { type FormatContext, formatValue } from '../../shared/formatValue.ts';
import { readValue } from '../../shared/readValue.ts';
import type { RelatedGroup, RelatedItem } from '../../shared/relatedAnswer.ts';
import { type CollectionView, type FieldView, viewCollection } from '../collection/collectionView.ts';

const mostGroups = 12;
const mostItems = 4;

/** The records that refer to the record of a page, as far as its reader may see them. */
export async function readRelated(context: SourceContext): Promise<RelatedGroup[] | null> {
  const { params, records } = context;
  const asked = isJsonObject(params.record) ? params.record : {};
  const name = String(asked.collection ?? '');
  const { id } = params;
  if (typeof id !== 'string' || !records.describe(name)) return null;
  await records.read(name, id); // who may not read the record learns nothing of what refers to it
  const referrers = records.referrers(name).filter(({ collection }) => context.pathOf(collection, 'list'));
  const groups = await Promise.all(
    referrers.slice(0, mostGroups).map((referrer) => {
      const sameTitle = referrers.filter(({ collection }) => collection === referrer.collection);
      // What refers to its own kind is called as the record itself.
      const isNamed = sameTitle.length > 1 || referrer.collection === name;
      return readGroup(context, referrer, { id, isNamed });
    }),
  );
  return groups
    .filter((group) => group !== undefined)
    .toSorted((one, other) => Number(other.count > 0) - Number(one.count > 0));
}

async function readGroup(
  context: SourceContext,
  { collection, field }: { collection: string; field: string },
  { id, isNamed }: { id: string; isNamed: boolean },
): Promise<RelatedGroup | undefined> {
  const { records, language, pathOf } = context;
  const view = viewCollection(records, collection, language);
  const described = records.describe(collection);
  if (view === 'denied' || !described) return undefined;
  const filter = { [field]: id };
  const { data, total } = await records.find(collection, { filter, sort: { created_at: -1 }, limit: mostItems });
  const list = pathOf(collection, 'list');
  const make = records.writable(collection).includes(field) ? pathOf(collection, 'new') : undefined;
  const where = writeFilterAddress({
    join: 'and',
    groups: [{ join: 'and', clauses: [{ field, operator: 'in', values: [id] }] }],
  });
  const format = { language, timeZone: context.site.timeZone, currency: context.site.currency };
  return {
    collection,
    title: described.title,
    ...(isNamed && { by: view.fields.get(field)?.title ?? field }),
    count: total,
    items: data.map((record) => describeItem(record, view, { format, pathOf })),
    ...(list && total > 0 && { listPath: `${list}?${new URLSearchParams({ 'list.where': where })}` }),
    ...(make && records.may(collection, 'create') && { newPath: `${make}?${new URLSearchParams({ [field]: id })}` }),
  };
}

function describeItem(
  record: JsonObject,
  view: CollectionView,
  { format, pathOf }: { format: FormatContext; pathOf: SourceContext['pathOf'] },
): RelatedItem {
  const id = String(record.id);
  const name = view.display
    .map((field) => readValue(record, field))
    .find((value) => typeof value === 'string' && value);
  const state = view.fields.get('state')?.choices?.find(({ value }) => value === record.state);
  const currency = typeof record.currency === 'string' ? record.currency : format.currency;
  const tell = (field: FieldView | undefined) =>
    (field && formatValue(record[field.name] ?? null, field, { ...format, currency })) || undefined;
  const amount = tell(findAmount(view));
  const date =
    tell([...view.fields.values()].find(({ kind, name }) => kind === 'date' && record[name])) ??
    formatValue(record.created_at ?? null, { kind: 'date' }, format);
  return {
    id,
    name: typeof name === 'string' ? name : id,
    path: pathOf(view.name, 'detail', id),
    ...(state && { state }),
    ...(amount && { amount }),
    ...(date && { date }),
  };
}

/** What a document is worth: a total before any other amount. */
function findAmount({ fields }: CollectionView): FieldView | undefined {
  const amounts = [...fields.values()].filter(({ kind }) => kind === 'money');
  return (
    amounts.find(({ name }) => /^(grand_)?total(_amount)?$/.test(name)) ??
    amounts.find(({ name }) => /total|amount/.test(name))
  );
}
