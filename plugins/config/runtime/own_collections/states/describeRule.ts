import { findComparable, groupDigits, sayBoolean, sayCondition, sayFormula, type TitleOf } from 'sala/engine';
import type { Action, ActionValue, ActionValues, Guard, Language, Text } from 'sala/schemas';
import { type FieldSchema, readText } from 'sala/schemas';
import type { KnownCollection } from '../definition/definition.ts';
import { ruleTexts } from './stateTexts.ts';

/** What sentences are made with: the fields of the collection, the other collections, names of roles. */
export interface Describing {
  properties: Record<string, FieldSchema>;
  known: readonly KnownCollection[];
  language: Language;
  roleName: (role: string) => string;
}

/** A guard as a sentence; a formula that words cannot say stands as it is. */
export function describeGuard({ if: formula }: Guard, describing: Describing): string {
  return sayCondition(formula, sayingOf(describing));
}

/** What formulas name, by what people call it; a field of `target` is one of the record that an action changes. */
function sayingOf({ properties, language }: Describing, target = properties): { titleOf: TitleOf; language: Language } {
  const titleOf: TitleOf = (path, value) => {
    const [, scope, name = ''] = /^(record|target)\.(.+)$/.exec(path) ?? [];
    if (scope === undefined) return value === undefined && Object.hasOwn(names, path) ? names[path] : undefined;
    const field = (scope === 'record' ? properties : target)[name];
    const { schema, title } = findComparable(scope === 'record' ? properties : target, name) ?? { schema: field };
    if (value === undefined) return title ?? field?.['x-title'];
    return schema?.['x-enum-titles']?.[value];
  };
  return { titleOf, language };
}

const names: Readonly<Record<string, Text>> = {
  today: ruleTexts.today,
  now: ruleTexts.now,
  'person.id': ruleTexts.person,
  'person.name': ruleTexts.person,
};

function nameField(schema: FieldSchema, field: string, language: Language): string {
  return readText(schema['x-title'], language) || field;
}

/** An action as a sentence. */
export function describeAction(action: Action, describing: Describing): string {
  const { language } = describing;
  const sentence = describeWhat(action, describing);
  const { when } = action;
  if (!when) return sentence;
  return fill(ruleTexts.sentenceWhen[language], { sentence, when: sayCondition(when, sayingOf(describing)) });
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
  describing: Describing,
): string {
  const { properties, known, language } = describing;
  const target = on === undefined ? properties : targetOf(properties, known, on);
  const saying = sayingOf(describing, target);
  const pairs = Object.entries(values).map(([field, value]) =>
    fill(ruleTexts[`pair${kind}`][language], {
      field: nameField(target[field] ?? {}, field, language),
      value: describeValue(value, saying, `target.${field}`),
    }),
  );
  const text = on === undefined ? ruleTexts[`sentence${kind}`] : ruleTexts[`sentence${kind}On`];
  const named = on === undefined ? '' : nameField(properties[on] ?? {}, on, language);
  return fill(text[language], { values: pairs.join(', '), on: named });
}

/** The value that a field takes; a text is a formula. */
function describeValue(value: ActionValue, saying: ReturnType<typeof sayingOf>, of: string): string {
  if (value === '') return '…';
  if (typeof value === 'string') return sayFormula(value, saying, of);
  if (typeof value === 'boolean') return sayBoolean(value)[saying.language];
  if (value === null) return ruleTexts.nothing[saying.language];
  return typeof value === 'number' ? groupDigits(value) : JSON.stringify(value);
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
