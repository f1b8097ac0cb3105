import type { GridColumn } from '../columns.ts';
import { buildClause, isMember } from './buildCondition.ts';
import { type Clause, listOperators, takesNoValue } from './clause.ts';

/** Why a clause narrows nothing, or less than it says: its field, its operator, or a value that is none. */
export type ClauseFault = 'field' | 'operator' | 'value';

const anywhere = { offset: '+00:00', now: new Date(0) };

/** What is wrong with a clause that came with a link or a view; undefined where it counts as it stands. */
export function judgeClause(column: GridColumn | undefined, clause: Clause): ClauseFault | undefined {
  if (!column?.filterable) return 'field';
  if (!listOperators(column).includes(clause.operator)) return 'operator';
  if (takesNoValue(clause.operator)) return undefined;
  const isChosen = column.kind === 'status' || column.kind === 'choice';
  if (isChosen && clause.values.some((value) => !isMember(column, value))) return 'value';
  return buildClause(column, clause, anywhere) ? undefined : 'value';
}
