import { listChoices, titleOfChoice } from '../../../engine/collection/tell/choices.ts';
import type { ConditionField } from '../../../engine/collection/tell/listComparable.ts';
import type { FilterRow } from '../../../engine/condition/filterRows.ts';
import { operatorTexts, sayBoolean, takesValue } from '../../../engine/condition/operatorTexts.ts';
import { type Json, type Language, readText } from '../../../schemas/index.ts';
import type { Say } from '../../language/LanguageProvider.tsx';
import type { ConditionGroup } from './conditionGroups.ts';

interface Telling {
  fields: readonly ConditionField[];
  language: Language;
  say: Say;
}

/** A condition as people would say it; empty while there is none. */
export function tellCondition(groups: readonly ConditionGroup[], telling: Telling): string {
  const { say } = telling;
  return groups
    .filter((rows) => rows.length > 0)
    .map((rows) => rows.map((row) => tellRow(row, telling)).join(` ${say('conditionAnd')} `))
    .join(` ${say('conditionOr')} `);
}

function tellRow({ field, operator, value }: FilterRow, { fields, language, say }: Telling): string {
  const choice = fields.find(({ name }) => name === field);
  const said = `${choice ? readText(choice.title, language) : field} ${readText(operatorTexts[operator], language)}`;
  return takesValue(operator) ? `${said} ${tellValue(value, choice, { language, say })}` : said;
}

function tellValue(value: Json, choice: ConditionField | undefined, telling: Omit<Telling, 'fields'>): string {
  const { language, say } = telling;
  if (Array.isArray(value))
    return value.map((one) => tellValue(one, choice, telling)).join(` ${say('conditionOr')} `) || '…';
  if (typeof value === 'boolean') return `“${readText(sayBoolean(value), language)}”`;
  if (value === '' || value === null) return '…';
  const title = choice ? titleOfChoice(listChoices(choice.schema), value, language) : value;
  return typeof title === 'string' && !title.startsWith('$') ? `“${title}”` : String(title);
}
