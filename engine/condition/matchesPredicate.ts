import { isJsonObject, type Json } from '../../schemas/json.ts';
import type { CompareOperator, Filter, Predicate, TypeName } from './conditionTree.ts';
import { matchPattern } from './pattern/matchPattern.ts';
import { compareValues, equalValues, rankType } from './values/compareValues.ts';
import type { FoundValues } from './values/findValues.ts';
import { measureValue } from './values/measure.ts';
import { foldSearchText } from './values/searchText.ts';
import { weighValue } from './values/weighValue.ts';
import type { Work } from './values/work.ts';

/** What the evaluation of a predicate needs of the one around it. */
export interface PredicateRun {
  work: Work;
  matchesFilter: (document: Json, filter: Filter) => boolean;
}

/** Whether the values at a path satisfy the predicate; an array does when it or any of its elements does. */
export function matchesPredicate(reach: FoundValues, test: Predicate, run: PredicateRun): boolean {
  run.work.spend(4 + reach.values.length);
  switch (test.kind) {
    case 'all':
      return test.tests.every((part) => matchesPredicate(reach, part, run));
    case 'not':
      return !matchesPredicate(reach, test.test, run);
    case 'exists':
      return reach.values.length > 0;
    case 'equal':
      return isAnyOf(reach, [test.value], run.work);
    case 'in':
      return isAnyOf(reach, test.values, run.work);
    case 'size':
      return reach.values.some((value) => Array.isArray(value) && value.length === test.size);
    case 'element':
      return elementsOf(reach).some((item) => isJsonObject(item) && run.matchesFilter(item, test.filter));
    case 'elementValue':
      return elementsOf(reach).some((item) => matchesPredicate({ values: [item], missing: false }, test.test, run));
    default:
      return candidatesOf(reach).some((value) => meetsTest(value, test, run.work));
  }
}

function elementsOf({ values }: FoundValues): Json[] {
  return values.flatMap((value) => (Array.isArray(value) ? value : []));
}

/** Each value, and for an array also each of its elements. */
function candidatesOf({ values }: FoundValues): Json[] {
  return values.flatMap((value) => (Array.isArray(value) ? [value, ...value] : [value]));
}

function isAnyOf(reach: FoundValues, wanted: readonly Json[], work: Work): boolean {
  if (reach.missing && wanted.includes(null)) return true;
  return candidatesOf(reach).some((value) => {
    work.spend(wanted.length + weighTelling(value, wanted));
    return wanted.some((each) => equalValues(value, each));
  });
}

/** Steps to tell a list or an object from all that is wanted: comparing reads no further than the shorter. */
function weighTelling(value: Json, wanted: readonly Json[]): number {
  if (typeof value !== 'object' || value === null) return 0;
  const most = weighValue(value);
  return wanted.reduce((sum: number, each) => sum + Math.min(most, weighValue(each)), 0);
}

function meetsTest(value: Json, test: Exclude<Predicate, { kind: 'all' | 'not' }>, work: Work): boolean {
  work.spend(1);
  switch (test.kind) {
    case 'compare':
      if (typeof value === 'string') work.spend(Math.min(weighValue(value), weighValue(test.value)));
      return rankType(value) === rankType(test.value) && holds(test.operator, compareValues(value, test.value));
    case 'measure': {
      const measured = measureValue(test.measure, value);
      return measured !== undefined && holds(test.operator, measured - test.value);
    }
    case 'type':
      return test.types.some((type) => isOfType(value, type));
    case 'pattern':
      return typeof value === 'string' && matchPattern(test.pattern, value, work.spend);
    case 'mod':
      return typeof value === 'number' && value % test.divisor === test.remainder;
    case 'search': {
      if (typeof value !== 'string') return false;
      work.spend(value.length);
      const text = foldSearchText(value);
      return test.words.every((word) => text.includes(word));
    }
    default:
      return false;
  }
}

function holds(operator: CompareOperator | 'equal', order: number): boolean {
  if (operator === 'equal') return order === 0;
  if (operator === 'gt') return order > 0;
  if (operator === 'gte') return order >= 0;
  return operator === 'lt' ? order < 0 : order <= 0;
}

function isOfType(value: Json, type: TypeName): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isJsonObject(value);
  if (type === 'null') return value === null;
  if (type === 'int') return Number.isInteger(value);
  return type === 'bool' ? typeof value === 'boolean' : typeof value === type;
}
