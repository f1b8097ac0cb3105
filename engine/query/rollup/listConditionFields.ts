import type { Condition } from '../../../schemas/condition.ts';
import type { Filter, Predicate } from '../../condition/conditionTree.ts';
import { readCondition } from '../../condition/readCondition.ts';

/** The top-level fields that a condition tests, each with its tests; expressions and searches are left out. */
export function listConditionFields(condition: Condition): { field: string; test: Predicate }[] {
  return collect(readCondition(condition));
}

function collect(filter: Filter): { field: string; test: Predicate }[] {
  if (filter.kind === 'and' || filter.kind === 'or') return filter.filters.flatMap(collect);
  if (filter.kind === 'not') return collect(filter.filter);
  return filter.kind === 'field' ? [{ field: filter.path.segments[0] ?? '', test: filter.test }] : [];
}

/** The texts with which a test compares: those of its equalities and lists. */
export function listTestedTexts(test: Predicate): string[] {
  if (test.kind === 'equal') return typeof test.value === 'string' ? [test.value] : [];
  if (test.kind === 'in') return test.values.filter((value) => typeof value === 'string');
  if (test.kind === 'not') return listTestedTexts(test.test);
  return test.kind === 'all' ? test.tests.flatMap(listTestedTexts) : [];
}
