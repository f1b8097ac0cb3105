import { type FilterRow, operatorTexts, sayBoolean } from 'sala/engine';
import type { Action, ActionValues, Guard, Language, Text } from 'sala/schemas';
import { type FieldSchema, readText } from 'sala/schemas';
import { findComparable } from '../../parts/listComparable.ts';
import type { KnownCollection } from '../definition/definition.ts';
import { readGuard } from './guardRows.ts';
import { ruleTexts } from './stateTexts.ts';

/** What sentences are made with: the fields of the collection, the other collections, names of roles. */
export interface Describing {
  properties: Record<string, FieldSchema>;
  known: readonly KnownCollection[];
  language: Language;
  roleName: (role: string) => string;
}

/** A guard as a sentence; a formula that lines cannot say stands as it is. */
export function describeGuard({ if: formula }: Guard, describing: Describing): string {
  const rows = readGuard(formula);
  if (!rows) return formula;
  const { language } = describing;
  return rows.map((row) => describeRow(row, describing)).join(ruleTexts.and[language]);
}

function describeRow({ field, operator, value }: FilterRow, { properties, language }: Describing): string {
  const { schema = {}, title } = findComparable(properties, field) ?? {};
  const said = value === '' ? '' : ` ${describeValue(String(value), schema, language)}`;
  return `${readText(title, language) || field} ${operatorTexts[operator][language]}${said}`;
}

function describeValue(value: string, { type, 'x-enum-titles': titles }: FieldSchema, language: Language): string {
  if (type === 'boolean') return sayBoolean(value === 'true')[language];
  if (value === 'today') return ruleTexts.today[language];
  return readText(titles?.[value], language) || value;
}

function nameField(schema: FieldSchema, field: string, language: Language): string {
  return readText(schema['x-title'], language) || field;
}

/** An action as a sentence. */
export function describeAction(action: Action, describing: Describing): string {
  const { language } = describing;
  const sentence = describeWhat(action, describing);
  return action.when ? fill(ruleTexts.sentenceWhen[language], { sentence, when: action.when }) : sentence;
}

function describeWhat(action: Action, describing: Describing): string {
  const { language, known, properties } = describing;
  const say = (text: Text, values: Record<string, string>) => fill(text[language], values);
  const field = (name: string) => nameField(properties[name] ?? {}, name, language);
  if ('set' in action && !('transition' in action)) return describePairs('Set', action.set, action.on, describing);
  if ('add' in action) return describePairs('Add', action.add, action.on, describing);
  if ('transition' in action)
    return say(ruleTexts.sentenceTransition, {
      event: action.transition,
      on: action.on ? field(action.on) : ruleTexts.thisRecord[language],
    });
  if ('create' in action)
    return say(ruleTexts.sentenceCreate, {
      collection: known.find(({ name }) => name === action.create)?.title ?? action.create,
    });
  if ('notify' in action) {
    const { roles, title } = action.notify;
    const whom = roles?.map(describing.roleName).join(', ') ?? ruleTexts.creator[language];
    return say(ruleTexts.sentenceNotify, { whom, title: readText(title, language) });
  }
  if ('flow' in action) return say(ruleTexts.sentenceFlow, { name: action.flow });
  if ('number' in action) return say(ruleTexts.sentenceNumber, { field: field(action.number) });
  if ('effect' in action) return say(ruleTexts.sentenceEffect, { name: action.effect });
  return say(ruleTexts.sentenceDocument, { name: action.document });
}

function describePairs(
  kind: 'Set' | 'Add',
  values: ActionValues,
  on: string | undefined,
  { properties, known, language }: Describing,
): string {
  const target = on === undefined ? properties : targetOf(properties, known, on);
  const pairs = Object.entries(values).map(([field, value]) =>
    fill(ruleTexts[`pair${kind}`][language], {
      field: nameField(target[field] ?? {}, field, language),
      value: typeof value === 'string' ? value : JSON.stringify(value),
    }),
  );
  const text = on === undefined ? ruleTexts[`sentence${kind}`] : ruleTexts[`sentence${kind}On`];
  const named = on === undefined ? '' : nameField(properties[on] ?? {}, on, language);
  return fill(text[language], { values: pairs.join(', '), on: named });
}

/** The fields of the collection to which a field refers. */
export function targetOf(
  properties: Record<string, FieldSchema>,
  known: readonly KnownCollection[],
  field: string,
): Record<string, FieldSchema> {
  const name = properties[field]?.['x-ref'];
  return known.find((one) => one.name === name)?.schema.properties ?? {};
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
