import { isJsonObject, type Json } from '../../schemas/json.ts';
import { compareValues, equalValues, rankType } from './compareValues.ts';
import type { CompareOperator, Filter, Test, TypeName } from './conditionTree.ts';
import { matchPattern } from './pattern/matchPattern.ts';
import type { Reach } from './reachValues.ts';
import { foldSearchText } from './searchText.ts';

type MatchesFilter = (document: Json, filter: Filter) => boolean;

/** Whether the values a path leads to pass the test; an array passes when it or any of its elements does. */
export function matchesTest(reach: Reach, test: Test, matchesFilter: MatchesFilter): boolean {
  switch (test.kind) {
    case 'all':
      return test.tests.every((part) => matchesTest(reach, part, matchesFilter));
    case 'not':
      return !matchesTest(reach, test.test, matchesFilter);
    case 'exists':
      return reach.values.length > 0;
    case 'equal':
      return isAnyOf(reach, [test.value]);
    case 'in':
      return isAnyOf(reach, test.values);
    case 'size':
      return reach.values.some((value) => Array.isArray(value) && value.length === test.size);
    case 'element':
      return elementsOf(reach).some((item) => isJsonObject(item) && matchesFilter(item, test.filter));
    case 'elementValue':
      return elementsOf(reach).some((item) =>
        matchesTest({ values: [item], missing: false }, test.test, matchesFilter),
      );
    default:
      return candidatesOf(reach).some((value) => passes(value, test));
  }
}

function elementsOf({ values }: Reach): Json[] {
  return values.flatMap((value) => (Array.isArray(value) ? value : []));
}

/** Each value, and in the place of an array also each of its elements. */
function candidatesOf({ values }: Reach): Json[] {
  return values.flatMap((value) => (Array.isArray(value) ? [value, ...value] : [value]));
}

function isAnyOf(reach: Reach, wanted: readonly Json[]): boolean {
  if (reach.missing && wanted.includes(null)) return true;
  return candidatesOf(reach).some((value) => wanted.some((each) => equalValues(value, each)));
}

function passes(value: Json, test: Exclude<Test, { kind: 'all' | 'not' }>): boolean {
  switch (test.kind) {
    case 'compare':
      return rankType(value) === rankType(test.value) && holds(test.operator, compareValues(value, test.value));
    case 'type':
      return test.types.some((type) => isOfType(value, type));
    case 'pattern':
      return typeof value === 'string' && matchPattern(test.pattern, value);
    case 'mod':
      return typeof value === 'number' && value % test.divisor === test.remainder;
    case 'search': {
      if (typeof value !== 'string') return false;
      const text = foldSearchText(value);
      return test.words.every((word) => text.includes(word));
    }
    default:
      return false;
  }
}

function holds(operator: CompareOperator, order: number): boolean {
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
