import type { Condition } from '../../schemas/condition.ts';
import { isJsonObject, type Json } from '../../schemas/json.ts';
import { bindVariables, type VariableContext } from './bindVariables.ts';
import type { Filter } from './conditionTree.ts';
import { evaluateExpression } from './expression/evaluateExpression.ts';
import { isTrue } from './expression/value.ts';
import { matchesPredicate } from './matchesPredicate.ts';
import { readCondition } from './readCondition.ts';
import { readSafely, refuseQuery } from './values/condition.errors.ts';
import { conditionLimits } from './values/conditionLimits.ts';
import { findValues } from './values/findValues.ts';
import { foldSearchText } from './values/searchText.ts';
import { limitWork, TooMuchWork, type Work } from './values/work.ts';

export interface MatchContext extends VariableContext {
  /** Fields that `$search` and `$text` search; without them every text of the record. */
  searchFields?: readonly string[];
}

/** What one evaluation carries along. */
interface MatchRun extends Pick<MatchContext, 'searchFields'> {
  work: Work;
}

/** Whether a record matches a condition; equal to the result of the compiled SQL. */
export function matchesCondition(
  record: { [field: string]: Json },
  condition: Condition,
  context: MatchContext = {},
): boolean {
  const filter = readSafely(() => readCondition(bindVariables(condition, context)));
  const work = limitWork(conditionLimits.steps);
  try {
    return matchesFilter(record, filter, { work, searchFields: context.searchFields });
  } catch (error) {
    if (!(error instanceof TooMuchWork)) throw error;
    return refuseQuery('', {
      th: 'เงื่อนไขนี้ใช้เวลาคำนวณกับข้อมูลนี้มากเกินไป กรุณาใช้เงื่อนไขที่ง่ายกว่านี้ หรือรายการที่สั้นลง',
      en: 'it takes too long for this record: use a simpler condition, or shorter lists',
    });
  }
}

/** Whether a document matches a parsed filter without variables. */
export function matchesFilter(document: Json, filter: Filter, run: MatchRun): boolean {
  run.work.spend(3);
  switch (filter.kind) {
    case 'and':
      return filter.filters.every((part) => matchesFilter(document, part, run));
    case 'or':
      return filter.filters.some((part) => matchesFilter(document, part, run));
    case 'not':
      return !matchesFilter(document, filter.filter, run);
    case 'field':
      return matchesPredicate(findValues(document, filter.path), filter.test, {
        work: run.work,
        matchesFilter: (inner, innerFilter) => matchesFilter(inner, innerFilter, run),
      });
    case 'search': {
      const text = collectText(document, run);
      return filter.words.every((word) => text.includes(word));
    }
    case 'expression':
      return isTrue(evaluateExpression(filter.expression, { root: document, variables: new Map(), work: run.work }));
  }
}

function collectText(document: Json, { searchFields, work }: MatchRun): string {
  if (!isJsonObject(document)) return '';
  const texts = searchFields?.map((path) => readSearched(document, path.split('.'))) ?? Object.values(document);
  const joined = texts.filter((text) => typeof text === 'string').join('\n');
  work.spend(joined.length);
  return foldSearchText(joined);
}

/** The value at a path; `*` at its end stands for the texts of a list, spelt as PostgreSQL does. */
function readSearched(document: Json, path: readonly string[]): Json | undefined {
  const isList = path.at(-1) === '*';
  let value: Json | undefined = document;
  for (const name of isList ? path.slice(0, -1) : path)
    value = isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  if (!isList || value === undefined) return value;
  const items = Array.isArray(value) ? value : [];
  return `[${items
    .filter((item) => typeof item === 'string')
    .map((item) => JSON.stringify(item))
    .join(', ')}]`;
}
