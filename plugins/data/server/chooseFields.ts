import type { CollectionView, FieldView } from './collection/collectionView.ts';

const mostColumns = 8;
const mostMoney = 3;
const mostDates = 2;

/** The most useful fields of a collection, for a table whose columns nobody chose: what names a record comes first, then its state. */
export function chooseFields(view: CollectionView): FieldView[] {
  const known = [...view.fields.values()].filter(
    ({ name, plain, type, unlisted }) => (plain || type !== undefined) && !unlisted && !systemNames.has(name),
  );
  const display = view.display.flatMap((name) => known.find((field) => field.name === name) ?? []);
  const others = known.filter((field) => !display.includes(field));
  const state = view.fields.get('state');
  const states = state?.choices ? [state] : [];
  const best = new Set([...display, ...rankFields(others)].slice(0, mostColumns - states.length));
  const own = [...display, ...others].filter((field) => best.has(field));
  const names = Math.max(display.length, 1);
  const chosen = [...own.slice(0, names), ...states, ...own.slice(names)];
  const changed = view.fields.get('updated_at');
  return changed && chosen.length < mostColumns ? [...chosen, changed] : chosen;
}

const systemNames = new Set(['id', 'state', 'created_at', 'updated_at', 'created_by']);

/** Totals stand after the amounts that they are made of, the dates of a document before those that mark its way. */
function rankFields(fields: readonly FieldView[]): FieldView[] {
  const money = fields.filter(({ kind }) => kind === 'money').reverse();
  const dates = ['date', 'datetime'].flatMap((wanted) => fields.filter(({ kind }) => kind === wanted));
  const rest = fields.filter((field) => !money.includes(field) && !dates.includes(field));
  return [
    ...indexedFirst(money).slice(0, mostMoney),
    ...indexedFirst(dates).slice(0, mostDates),
    ...indexedFirst(rest).sort((one, other) => rank(other) - rank(one)),
  ];
}

function indexedFirst(fields: readonly FieldView[]): FieldView[] {
  return [...fields.filter(({ indexed }) => indexed), ...fields.filter(({ indexed }) => !indexed)];
}

function rank({ kind }: FieldView): number {
  return ({ choice: 4, reference: 4, image: 3, number: 3 } as Record<string, number>)[kind] ?? 1;
}
