import type { Condition, JsonObject } from 'sala/schemas';
import type { SourceContext } from 'sala/server';
import type { CollectionView } from './collection/collectionView.ts';

/**
 * The currency of a sum over records that name their own in a field `currency`: undefined for that of the site, empty where they
 * name several.
 */
export async function readCurrency(
  { records }: SourceContext,
  view: CollectionView,
  find: Condition | undefined,
): Promise<string | undefined> {
  if (!view.fields.get('currency')?.plain) return undefined;
  const stages: JsonObject[] = find && Object.keys(find).length > 0 ? [{ $match: find }] : [];
  const found = await records.aggregate(view.name, [...stages, { $group: { _id: '$currency' } }]);
  const named = new Set(found.map(({ _id: code }) => (typeof code === 'string' ? code : '')));
  if (named.size > 1) return '';
  const [only = ''] = named;
  return only === '' ? undefined : only;
}
