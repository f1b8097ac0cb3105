import { isStaff } from 'sala/engine';
import type { Condition } from 'sala/schemas';
import type { SourceContext } from 'sala/server';
import { buildCondition } from '../shared/filter/buildCondition.ts';
import { type Clause, type ListFilter, listOperators, tidyFilter } from '../shared/filter/clause.ts';
import { listUnread, readFilterAddress, writeFilterAddress } from '../shared/filter/filterAddress.ts';
import { judgeClause } from '../shared/filter/judgeClause.ts';
import { wholeList } from '../shared/list/listViews.ts';
import type { Measure } from '../shared/measures.ts';
import { zoneOffset } from '../shared/timeZone.ts';
import { bindFind } from './bindFind.ts';
import type { CollectionView } from './collection/collectionView.ts';
import { describeFields } from './describeColumns.ts';

/** What a figure counts, and the list of exactly those records. */
export interface Narrowed {
  find: Condition;
  /** The list of what is counted, narrowed further by a clause; undefined where there is no such list. */
  pathOf: (clause?: Clause) => string | undefined;
}

/** Undefined where the reader does not see what the figure is narrowed by: it would count more than it says. */
export async function narrowMeasure(
  context: SourceContext,
  view: CollectionView,
  { query, where }: Measure,
): Promise<Narrowed | undefined> {
  const columns = describeFields(view);
  const filter = readFilterAddress(where);
  const clauses = filter.groups.flatMap((group) => group.clauses);
  const columnOf = ({ field }: Clause) => columns.find((column) => column.field === field);
  if (listUnread(where).length > 0 || clauses.some((clause) => judgeClause(columnOf(clause), clause))) return undefined;
  const place = { offset: zoneOffset(context.site.timeZone), now: context.now };
  const parts = [query.find, buildCondition(filter, columns, place) ?? {}].filter(
    (part) => Object.keys(part).length > 0,
  );
  const list = Object.keys(query.find).length === 0 ? await findList(context, view.name) : undefined;
  return {
    find: bindFind(context, parts.length > 1 ? { $and: parts } : (parts[0] ?? {})),
    pathOf: (clause) => {
      const column = clause && columnOf(clause);
      if (!list || (clause && !(column?.filterable && listOperators(column).includes(clause.operator))))
        return undefined;
      const wanted = addClause(filter, clause);
      return wanted && list(writeFilterAddress(wanted));
    },
  };
}

/** Only staff may filter a list by any field. */
async function findList(context: SourceContext, collection: string) {
  if (!isStaff(context.person.role)) return undefined;
  const mark = '-';
  const path = await context.listPath(collection, { view: wholeList, where: mark });
  if (path === undefined) return undefined;
  const whole = await context.listPath(collection, { view: wholeList });
  return (where: string) => (where ? path.replace(/=-$/, `=${encodeURIComponent(where)}`) : whole);
}

/** Groups have one level: what is joined by "or" already takes no further clause. */
function addClause({ join, groups }: ListFilter, clause: Clause | undefined): ListFilter | undefined {
  if (!clause) return { join, groups };
  if (join === 'or' && groups.length > 1) return undefined;
  return tidyFilter({ join: 'and', groups: [...groups, { join: 'and', clauses: [clause] }] });
}
