import type { Json } from 'sala/schemas';
import type { Complaint } from './checkInput.ts';

export interface Choice {
  value: string;
  label: string;
  description: string;
}

export interface ChoiceRules {
  options: Partial<Choice>[];
  required?: boolean;
  /** At most so many may be chosen. */
  maxItems?: number;
  /** Holds a list; otherwise one value. */
  isList?: boolean;
}

/** The options as people choose among them: one without a value is its label, one that repeats a value is left out. */
export function readChoices(options: Partial<Choice>[]): Choice[] {
  const found = new Map<string, Choice>();
  for (const { value = '', label = '', description = '' } of options) {
    const key = value || label;
    if (key && !found.has(key)) found.set(key, { value: key, label: label || key, description });
  }
  return [...found.values()];
}

/** What is chosen, as a list, whether the field holds one value or several. */
export function readChosen(value: Json | undefined): string[] {
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string');
  return typeof value === 'string' && value !== '' ? [value] : [];
}

/** The first rule that a choice breaks. */
export function checkChoice(value: Json | undefined, rules: ChoiceRules): Complaint | undefined {
  const chosen = readChosen(value);
  const isReadable = Array.isArray(value)
    ? rules.isList && chosen.length === value.length
    : !value || chosen.length > 0;
  if (!isReadable) return { text: 'notOffered' };
  if (chosen.length === 0) return rules.required ? { text: 'missing' } : undefined;
  const offered = new Set(readChoices(rules.options).map((choice) => choice.value));
  if (!chosen.every((item) => offered.has(item))) return { text: 'notOffered' };
  if (rules.maxItems && chosen.length > rules.maxItems) return { text: 'tooMany', n: rules.maxItems };
  return undefined;
}

/** What is chosen after one option was pressed, in the order in which the options stand. */
export function toggleChoice(chosen: string[], value: string, options: Partial<Choice>[]): string[] {
  const after = new Set(chosen);
  if (!after.delete(value)) after.add(value);
  return readChoices(options).flatMap((choice) => (after.has(choice.value) ? [choice.value] : []));
}
