import type { Filter } from '../../condition/conditionTree.ts';
import { refuseQuery } from '../../condition/values/condition.errors.ts';
import { compileTruth } from '../expression/compileExpression.ts';
import { compileColumnPredicate } from '../sql/compileColumnPredicate.ts';
import type { Scope } from '../sql/scope.ts';
import { compileSearch } from '../sql/searchSql.ts';
import type { SqlBinder } from '../sql/sqlBinder.ts';
import { compilePredicate } from './compilePredicate.ts';

/**
 * Compiles a filter to SQL. The result is true where the filter matches, else false or null, so a negation must be
 * written `IS NOT TRUE`. Simple comparisons stay simple, so that indexes apply.
 */
export function compileFilterTree(filter: Filter, scope: Scope, binder: SqlBinder): string {
  switch (filter.kind) {
    case 'and':
      return joinParts(filter.filters, 'AND', scope, binder);
    case 'or':
      return joinParts(filter.filters, 'OR', scope, binder);
    case 'not':
      return `(${compileFilterTree(filter.filter, scope, binder)}) IS NOT TRUE`;
    case 'search':
      return (
        compileSearch(scope, filter.words, binder) ??
        refuseQuery('$search', { th: 'ค้นหาข้อความได้เฉพาะต้นคำสั่ง', en: 'text search works on stored records only' })
      );
    case 'field': {
      const [field = ''] = filter.path.segments;
      const column = filter.path.segments.length === 1 ? scope.column(field) : undefined;
      const fast = column && compileColumnPredicate(column, filter.test, binder);
      return fast ?? compilePredicate({ scope, path: filter.path, binder, compileFilterTree }, filter.test);
    }
    case 'expression':
      return compileTruth(filter.expression, scope, binder);
  }
}

function joinParts(filters: readonly Filter[], word: 'AND' | 'OR', scope: Scope, binder: SqlBinder): string {
  if (filters.length === 0) return word === 'AND' ? 'TRUE' : 'FALSE';
  return filters.map((filter) => `(${compileFilterTree(filter, scope, binder)})`).join(` ${word} `);
}
