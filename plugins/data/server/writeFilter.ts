import type { Condition, JsonObject } from 'sala/schemas';
import type { SourceContext } from 'sala/server';
import type { GridColumn } from '../shared/columns.ts';
import { buildCondition } from '../shared/filter/buildCondition.ts';
import type { ListFilter } from '../shared/filter/clause.ts';
import { readPlainFilters } from '../shared/filter/plainFilters.ts';
import type { ListAsk } from '../shared/list/listAddress.ts';
import { zoneOffset } from '../shared/timeZone.ts';
import { bindFind } from './bindFind.ts';
import { type CollectionView, viewCollection } from './collection/collectionView.ts';

/** The condition of a list: its own, and what its reader narrows it to. Fields that they do not see are ignored. */
export async function writeFilter(
  context: SourceContext,
  { find, ask }: { find: JsonObject; ask: ListAsk },
  view: CollectionView,
  columns: readonly GridColumn[],
): Promise<Condition | undefined> {
  const place = { offset: zoneOffset(context.site.timeZone), now: context.now };
  const plain = readPlainFilters(ask.filters, columns);
  const parts = [
    Object.keys(find).length > 0 ? find : undefined,
    buildCondition(ask.where, columns, place),
    buildCondition({ join: 'and', groups: await searchReferred(context, view, plain, columns) }, columns, place),
  ].filter((part) => part !== undefined);
  const whole = parts.length > 1 ? { $and: parts } : parts[0];
  return whole && bindFind(context, whole);
}

const mostReferred = 200;

/** In the form without scripts references are typed: titles are in the referenced records, so those are searched first. */
function searchReferred(
  { records, language }: SourceContext,
  view: CollectionView,
  groups: ListFilter['groups'],
  columns: readonly GridColumn[],
): Promise<ListFilter['groups']> {
  return Promise.all(
    groups.map(async (group) => {
      const [clause] = group.clauses;
      const column = columns.find(({ field }) => field === clause?.field);
      if (!clause || column?.kind !== 'reference') return group;
      const name = view.fields.get(clause.field)?.reference ?? '';
      const referred = viewCollection(records, name, language);
      if (referred === 'denied' || !referred.searchable) return group;
      const { data } = await records.find(name, { search: clause.values[0], limit: mostReferred, fields: ['id'] });
      return { ...group, clauses: [{ ...clause, values: [...clause.values, ...data.map(({ id }) => String(id))] }] };
    }),
  );
}
