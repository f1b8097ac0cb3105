import { listChoices, titleOfChoice } from '../../../engine/collection/choices.ts';
import type { FilterRow } from '../../../engine/condition/filterRows.ts';
import { type Json, type Language, readText } from '../../../schemas/index.ts';
import type { Say } from '../../language/LanguageProvider.tsx';
import type { FieldChoice } from '../fields/fieldChoices.ts';
import type { ConditionGroup } from './conditionGroups.ts';

interface Telling {
  fields: readonly FieldChoice[];
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
  const said = `${choice ? readText(choice.title, language) : field} ${say(`operator_${operator}`)}`;
  return operator === 'filled' || operator === 'empty'
    ? said
    : `${said} ${tellValue(value, choice, { language, say })}`;
}

function tellValue(value: Json, choice: FieldChoice | undefined, { language, say }: Omit<Telling, 'fields'>): string {
  if (Array.isArray(value)) {
    const said = value.map((one) => tellValue(one, choice, { language, say }));
    return said.join(` ${say('conditionOr')} `) || '…';
  }
  if (typeof value === 'boolean') return `“${say(value ? 'yes' : 'no')}”`;
  if (value === '' || value === null) return '…';
  const title = choice ? titleOfChoice(listChoices(choice.schema), value, language) : value;
  return typeof title === 'string' && !title.startsWith('$') ? `“${title}”` : String(title);
}
