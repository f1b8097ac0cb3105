import { listFormulaPaths } from 'sala/engine';
import type { JsonObject } from 'sala/schemas';
import type { Measure } from '../shared/measures.ts';
import type { CollectionView } from './collection/collectionView.ts';

/** What a figure adds up of each record, for a pipeline, and whether that is money; undefined where the reader may not see it. */
export function describeFigure(
  view: CollectionView,
  { aggregate, field, formula }: Measure,
): { value: JsonObject; isMoney: boolean } | undefined {
  if (aggregate === 'count') return { value: { $sum: 1 }, isMoney: false };
  const names = formula === undefined ? [field] : listFields(formula);
  const fields = names.map((name) => view.fields.get(name));
  if (fields.some((known) => !known || (formula === undefined && !known.plain))) return undefined;
  const isMoney = fields.some((known) => known?.kind === 'money');
  return { value: { [`$${aggregate}`]: formula === undefined ? `$${field}` : { $formula: formula } }, isMoney };
}

function listFields(formula: string): string[] {
  return listFormulaPaths(formula).flatMap(([holder, name]) =>
    holder === 'record' && name !== undefined ? [name] : [],
  );
}
