import type { Json } from '../../schemas/json.ts';
import type { CompareOperator, Filter, Test, TypeName } from '../condition/conditionTree.ts';
import type { FieldPath } from '../condition/fieldPath.ts';
import { patternFlags, writePattern } from '../condition/pattern/writePattern.ts';
import { documentScope, type Scope } from './scope.ts';
import { containsWords, foldSql } from './searchSql.ts';
import type { SqlBinder } from './sqlBinder.ts';

export interface TestPlace {
  scope: Scope;
  path: FieldPath;
  binder: SqlBinder;
  compileFilterTree: (filter: Filter, scope: Scope, binder: SqlBinder) => string;
}

/** The jsonb a test starts from, and the path from there; past the exact part arrays stand for their elements. */
interface Target {
  root: string;
  /** The root can be null or something else than an object. */
  isPart: boolean;
  segments: readonly string[];
  binder: SqlBinder;
}

type FilterTarget = Target & { place: TestPlace };

const signs: Readonly<Record<CompareOperator, string>> = { gt: '>', gte: '>=', lt: '<', lte: '<=' };
const valuePath: FieldPath = { text: '', segments: [], exact: 0 };

/** SQL of a test on a field of any shape. True where it passes; elsewhere false or null. */
export function compileTest(place: TestPlace, test: Test): string {
  return compileOn({ ...targetOf(place), place }, test);
}

function targetOf(place: Omit<TestPlace, 'compileFilterTree'>): Target {
  const { binder } = place;
  const found = place.scope.locate(place.path.segments);
  if (!found) return { root: 'NULL::jsonb', isPart: true, segments: [], binder };
  const taken = place.path.segments.length - found.segments.length;
  const exact = Math.max(0, place.path.exact - taken);
  const root = exact === 0 ? found.root : `(${found.root} #> ${binder.texts(found.segments.slice(0, exact))})`;
  return { root, isPart: exact > 0 || taken > 0, segments: found.segments.slice(exact), binder };
}

/** SQL of a join's two halves: the field equals one of the values `v`, and the field is not there. */
export function compileJoinTest(
  place: Omit<TestPlace, 'compileFilterTree'>,
  variables: string,
): { equal: string; missing: string } {
  const target = targetOf(place);
  const path = `${pathTo(target)} ? (@.type() != "array" && @ == $v[*])`;
  return {
    equal: `jsonb_path_exists(${target.root}, ${place.binder.jsonPath(path)}, ${variables}, true)`,
    missing: compileMissing(target),
  };
}

function compileOn(target: FilterTarget, test: Test): string {
  const { binder } = target;
  switch (test.kind) {
    case 'all':
      return test.tests.map((part) => `(${compileOn(target, part)})`).join(' AND ') || 'TRUE';
    case 'not':
      return `(${compileOn(target, test.test)}) IS NOT TRUE`;
    case 'exists':
      return target.segments.length === 0 ? `${target.root} IS NOT NULL` : pathExists(target, pathTo(target));
    case 'equal':
      return compileIn(target, [test.value]);
    case 'in':
      return compileIn(target, test.values);
    case 'compare':
      return anyValue(target, `@ ${signs[test.operator]} $v`, { v: test.value });
    case 'mod':
      return anyValue(target, '@ % $d == $r', { d: test.divisor, r: test.remainder });
    case 'pattern':
      return anyValue(
        target,
        `@ like_regex ${quotePath(writePattern(test.pattern))} flag "${patternFlags(test.pattern)}"`,
      );
    case 'type':
      return test.types.map((type) => compileType(target, type)).join(' OR ') || 'FALSE';
    case 'size':
      return eachFound(
        target,
        (v) => `CASE jsonb_typeof(${v}) WHEN 'array' THEN jsonb_array_length(${v}) = ${binder.number(test.size)} END`,
      );
    case 'search':
      return eachCandidate(
        target,
        (v) =>
          `CASE jsonb_typeof(${v}) WHEN 'string' THEN ${containsWords(foldSql(`(${v} #>> '{}')`), test.words, binder)} END`,
      );
    case 'element': {
      const inner = (v: string) =>
        target.place.compileFilterTree(test.filter, documentScope(v, target.place.scope.variables), binder);
      return eachElement(target, (v) => `jsonb_typeof(${v}) = 'object' AND (${inner(v)})`);
    }
    case 'elementValue':
      return eachElement(target, (v) =>
        compileTest(
          { ...target.place, scope: documentScope(v, target.place.scope.variables), path: valuePath },
          test.test,
        ),
      );
  }
}

function compileIn(target: Target, values: readonly Json[]): string {
  const scalars = values.filter((value) => value !== null && typeof value !== 'object');
  const composed = values.filter((value) => value !== null && typeof value === 'object');
  const parts: string[] = [];
  if (scalars.length === 1) parts.push(anyValue(target, '@ == $v', { v: scalars[0] ?? null }));
  else if (scalars.length > 1) parts.push(anyValue(target, '@ == $v[*]', { v: scalars }));
  if (values.includes(null)) parts.push(compileMissing(target), anyValue(target, '@ == null'));
  for (const value of composed) parts.push(eachCandidate(target, (v) => `${v} = ${target.binder.json(value)}`));
  return parts.join(' OR ') || 'FALSE';
}

function compileType(target: Target, type: TypeName): string {
  if (type === 'array') return pathExists(target, `${pathTo(target)}.type() ? (@ == "array")`);
  if (type === 'int') return anyValue(target, '@ % 1 == 0');
  return anyValue(target, `@.type() == "${type === 'bool' ? 'boolean' : type}"`);
}

/** Somewhere on the way a field is not there: an object without the key, or no object at all. */
function compileMissing(target: Target): string {
  const { root, isPart, segments, binder } = target;
  if (segments.length === 0) return `${root} IS NULL`;
  if (segments.length === 1 && !isPart) return `(${root} -> ${binder.text(segments[0] ?? '')}) IS NULL`;
  const parts = isPart ? [`${root} IS NULL`] : [];
  for (const [index, segment] of segments.entries()) {
    const before = pathTo({ segments: segments.slice(0, index) });
    parts.push(pathExists(target, `${before} ? (@.type() == "object" && !exists(@.${quotePath(segment)}))`));
    if (index > 0 || isPart) parts.push(pathExists(target, `${before}.type() ? (@ != "object" && @ != "array")`));
  }
  return parts.join(' OR ');
}

/** Any value found, or any element of an array found, meets the predicate. */
function anyValue(target: Target, predicate: string, variables?: { [name: string]: Json }): string {
  return pathExists(target, `${pathTo(target)} ? (@.type() != "array" && ${predicate})`, variables);
}

function pathExists({ root, binder }: Target, path: string, variables?: { [name: string]: Json }): string {
  // The last argument silences errors such as a number asked of a text.
  return `jsonb_path_exists(${root}, ${binder.jsonPath(path)}, ${variables ? binder.json(variables) : `'{}'`}, true)`;
}

function pathTo({ segments }: { segments: readonly string[] }): string {
  return `$${segments.map((segment) => `.${quotePath(segment)}`).join('')}`;
}

/** A string of the jsonpath language; JSON's notation is a part of it. */
function quotePath(text: string): string {
  return JSON.stringify(text);
}

/** Any value found meets the condition, arrays taken whole. */
function eachFound(target: Target, condition: (value: string) => string): string {
  const each = target.binder.alias('p');
  return `EXISTS (SELECT FROM ${foundValues(target)} ${each}(v) WHERE ${condition(`${each}.v`)})`;
}

/** Any element of any array found meets the condition. */
function eachElement(target: Target, condition: (value: string) => string): string {
  const found = target.binder.alias('p');
  const each = target.binder.alias('e');
  return `EXISTS (SELECT FROM ${foundValues(target)} ${found}(v), ${elementsOf(`${found}.v`)} ${each}(v) WHERE ${condition(`${each}.v`)})`;
}

/** Any value found, an array both whole and by element, meets the condition. */
function eachCandidate(target: Target, condition: (value: string) => string): string {
  return `${eachFound(target, condition)} OR ${eachElement(target, condition)}`;
}

function foundValues(target: Target): string {
  const { root, segments, binder } = target;
  if (segments.length === 0) return `(SELECT ${root})`;
  return `jsonb_path_query(${root}, ${binder.jsonPath(pathTo({ segments }))})`;
}

function elementsOf(value: string): string {
  return `jsonb_array_elements(CASE jsonb_typeof(${value}) WHEN 'array' THEN ${value} ELSE '[]'::jsonb END)`;
}
