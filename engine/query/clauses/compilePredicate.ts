import type { Json } from '../../../schemas/json.ts';
import type { CompareOperator, Filter, Predicate, TypeName } from '../../condition/conditionTree.ts';
import { patternFlags, writePattern } from '../../condition/pattern/writePattern.ts';
import type { FieldPath } from '../../condition/values/fieldPath.ts';
import { measureSql } from '../sql/measureSql.ts';
import { documentScope, type Scope } from '../sql/scope.ts';
import { containsWords, foldSql } from '../sql/searchSql.ts';
import type { SqlBinder } from '../sql/sqlBinder.ts';

export interface PredicateTarget {
  scope: Scope;
  path: FieldPath;
  binder: SqlBinder;
  compileFilterTree: (filter: Filter, scope: Scope, binder: SqlBinder) => string;
}

/**
 * The jsonb that a predicate starts from, and the path from there; after the exact part arrays stand for their
 * elements.
 */
interface Target {
  root: string;
  /** The root may be null or not an object. */
  isPart: boolean;
  segments: readonly string[];
  binder: SqlBinder;
}

type FilterTarget = Target & { place: PredicateTarget };

const signs: Readonly<Record<CompareOperator, string>> = { gt: '>', gte: '>=', lt: '<', lte: '<=' };
const valuePath: FieldPath = { text: '', segments: [], exact: 0 };

/** SQL of a predicate on a field of any type. True where it holds; else false or null. */
export function compilePredicate(place: PredicateTarget, test: Predicate): string {
  return compileOn({ ...targetOf(place), place }, test);
}

function targetOf(place: Omit<PredicateTarget, 'compileFilterTree'>): Target {
  const { binder } = place;
  const found = place.scope.locate(place.path.segments);
  if (!found) return { root: 'NULL::jsonb', isPart: true, segments: [], binder };
  const taken = place.path.segments.length - found.segments.length;
  const exact = Math.max(0, place.path.exact - taken);
  const root = exact === 0 ? found.root : `(${found.root} #> ${binder.texts(found.segments.slice(0, exact))})`;
  return { root, isPart: exact > 0 || taken > 0, segments: found.segments.slice(exact), binder };
}

/** SQL of the two cases of a join: the field equals one of the values `v`, or the field is missing. */
export function compileJoinPredicate(
  place: Omit<PredicateTarget, 'compileFilterTree'>,
  variables: string,
): { equal: string; missing: string } {
  const target = targetOf(place);
  const path = `${pathTo(target)} ? (@.type() != "array" && @ == $v[*])`;
  return {
    equal: `jsonb_path_exists(${target.root}, ${place.binder.jsonPath(path)}, ${variables}, true)`,
    missing: compileMissing(target),
  };
}

function compileOn(target: FilterTarget, test: Predicate): string {
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
    case 'measure':
      return compileMeasure(target, test);
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
      return compileSize(target, binder.number(test.size));
    case 'search':
      return compileSearch(target, (text) => containsWords(text, test.words, binder));
    case 'element': {
      const inner = (v: string) =>
        target.place.compileFilterTree(test.filter, documentScope(v, target.place.scope.variables), binder);
      return eachElement(target, (v) => `jsonb_typeof(${v}) = 'object' AND (${inner(v)})`);
    }
    case 'elementValue':
      return eachElement(target, (v) =>
        compilePredicate(
          { ...target.place, scope: documentScope(v, target.place.scope.variables), path: valuePath },
          test.test,
        ),
      );
  }
}

function compileMeasure(target: FilterTarget, test: Extract<Predicate, { kind: 'measure' }>): string {
  const { binder } = target;
  const sign = test.operator === 'equal' ? '=' : signs[test.operator];
  return eachCandidate(target, (v) => `${measureSql(test.measure, v, binder)} ${sign} ${binder.number(test.value)}`);
}

function compileSize(target: FilterTarget, size: string): string {
  return eachFound(target, (v) => `CASE jsonb_typeof(${v}) WHEN 'array' THEN jsonb_array_length(${v}) = ${size} END`);
}

function compileSearch(target: FilterTarget, contains: (text: string) => string): string {
  const folded = (v: string) => contains(foldSql(`(${v} #>> '{}')`));
  return eachCandidate(target, (v) => `CASE jsonb_typeof(${v}) WHEN 'string' THEN ${folded(v)} END`);
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

/** A field on the path is missing: an object without the key, or not an object. */
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

/** Any value found, or any element of an array found, matches the jsonpath filter. */
function anyValue(target: Target, predicate: string, variables?: { [name: string]: Json }): string {
  return pathExists(target, `${pathTo(target)} ? (@.type() != "array" && ${predicate})`, variables);
}

function pathExists({ root, binder }: Target, path: string, variables?: { [name: string]: Json }): string {
  // The last argument silences errors such as comparing a text with a number.
  return `jsonb_path_exists(${root}, ${binder.jsonPath(path)}, ${variables ? binder.json(variables) : `'{}'`}, true)`;
}

function pathTo({ segments }: { segments: readonly string[] }): string {
  return `$${segments.map((segment) => `.${quotePath(segment)}`).join('')}`;
}

/** A string of the jsonpath language; JSON's notation is a subset of it. */
function quotePath(text: string): string {
  return JSON.stringify(text);
}

/** Any value found satisfies the condition, arrays taken as a whole. */
function eachFound(target: Target, condition: (value: string) => string): string {
  const each = target.binder.alias('p');
  return `EXISTS (SELECT FROM ${foundValues(target)} ${each}(v) WHERE ${condition(`${each}.v`)})`;
}

/** Any element of any array found satisfies the condition. */
function eachElement(target: Target, condition: (value: string) => string): string {
  const found = target.binder.alias('p');
  const each = target.binder.alias('e');
  return `EXISTS (SELECT FROM ${foundValues(target)} ${found}(v), ${elementsOf(`${found}.v`)} ${each}(v) WHERE ${condition(`${each}.v`)})`;
}

/** Any value found satisfies the condition, arrays taken both as a whole and by element. */
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
