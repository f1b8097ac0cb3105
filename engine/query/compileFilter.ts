import { refuseQuery } from '../condition/condition.errors.ts';
import type { Filter } from '../condition/conditionTree.ts';
import { compileColumnTest } from './compileColumnTest.ts';
import { compileTest } from './compileTest.ts';
import { compileTruth } from './expression/compileExpression.ts';
import type { Scope } from './scope.ts';
import { compileSearch } from './searchSql.ts';
import type { SqlBinder } from './sqlBinder.ts';

/**
 * SQL of a filter. It is true where the filter is met; elsewhere it is false or null, so a negation must be written
 * `IS NOT TRUE`. Plain comparisons stay plain, for the indexes.
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
      const fast = column && compileColumnTest(column, filter.test, binder);
      return fast ?? compileTest({ scope, path: filter.path, binder, compileFilterTree }, filter.test);
    }
    case 'expression':
      return compileTruth(filter.expression, scope, binder);
  }
}

function joinParts(filters: readonly Filter[], word: 'AND' | 'OR', scope: Scope, binder: SqlBinder): string {
  if (filters.length === 0) return word === 'AND' ? 'TRUE' : 'FALSE';
  return filters.map((filter) => `(${compileFilterTree(filter, scope, binder)})`).join(` ${word} `);
}
