import type { Condition } from '../../../schemas/condition.ts';
import type { Filter, Predicate } from '../../condition/conditionTree.ts';
import { readCondition } from '../../condition/readCondition.ts';

/** A field that a condition tests: the top-level one, the names that lead from it to a part of it, and the test. */
export interface TestedField {
  field: string;
  within: readonly string[];
  test: Predicate;
}

/** The fields that a condition tests; expressions and searches are left out. */
export function listConditionFields(condition: Condition): TestedField[] {
  return collect(readCondition(condition));
}

function collect(filter: Filter): TestedField[] {
  if (filter.kind === 'and' || filter.kind === 'or') return filter.filters.flatMap(collect);
  if (filter.kind === 'not') return collect(filter.filter);
  if (filter.kind !== 'field') return [];
  const [field = '', ...within] = filter.path.segments;
  return [{ field, within, test: filter.test }];
}

/** The texts with which a test compares: those of its equalities and lists. */
export function listTestedTexts(test: Predicate): string[] {
  if (test.kind === 'equal') return typeof test.value === 'string' ? [test.value] : [];
  if (test.kind === 'in') return test.values.filter((value) => typeof value === 'string');
  if (test.kind === 'not') return listTestedTexts(test.test);
  return test.kind === 'all' ? test.tests.flatMap(listTestedTexts) : [];
}
