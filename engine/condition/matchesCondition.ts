import type { Condition } from '../../schemas/condition.ts';
import { isJsonObject, type Json } from '../../schemas/json.ts';
import { bindVariables, type VariableContext } from './bindVariables.ts';
import { readSafely } from './condition.errors.ts';
import type { Filter } from './conditionTree.ts';
import { evaluateExpression } from './expression/evaluateExpression.ts';
import { isTrue } from './expression/value.ts';
import { matchesTest } from './matchesTest.ts';
import { reachValues } from './reachValues.ts';
import { readCondition } from './readCondition.ts';
import { foldSearchText } from './searchText.ts';

export interface MatchContext extends VariableContext {
  /** Fields that `$search` and `$text` look into; without them every text of the record. */
  searchFields?: readonly string[];
}

/** Whether a record meets a condition: the same answer as the compiled SQL gives. */
export function matchesCondition(
  record: { [field: string]: Json },
  condition: Condition,
  context: MatchContext = {},
): boolean {
  const filter = readSafely(() => readCondition(bindVariables(condition, context)));
  return matchesFilter(record, filter, context.searchFields);
}

/** Whether a document meets a filter that has been read and bound. */
export function matchesFilter(document: Json, filter: Filter, searchFields?: readonly string[]): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.filters.every((part) => matchesFilter(document, part, searchFields));
    case 'or':
      return filter.filters.some((part) => matchesFilter(document, part, searchFields));
    case 'not':
      return !matchesFilter(document, filter.filter, searchFields);
    case 'field':
      return matchesTest(reachValues(document, filter.path), filter.test, matchesFilter);
    case 'search': {
      const text = collectText(document, searchFields);
      return filter.words.every((word) => text.includes(word));
    }
    case 'expression':
      return isTrue(evaluateExpression(filter.expression, { root: document, variables: new Map() }));
  }
}

function collectText(document: Json, searchFields: readonly string[] | undefined): string {
  if (!isJsonObject(document)) return '';
  const fields = searchFields ?? Object.keys(document);
  const texts = fields.map((field) => (Object.hasOwn(document, field) ? document[field] : undefined));
  return foldSearchText(texts.filter((text) => typeof text === 'string').join('\n'));
}
