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
  /** Maximum number of selected options. */
  maxItems?: number;
  /** The value is a list; otherwise a single value. */
  isList?: boolean;
}

/** The options to show: one without a value uses its label, duplicates are left out. */
export function readChoices(options: Partial<Choice>[]): Choice[] {
  const found = new Map<string, Choice>();
  for (const { value = '', label = '', description = '' } of options) {
    const key = value || label;
    if (key && !found.has(key)) found.set(key, { value: key, label: label || key, description });
  }
  return [...found.values()];
}

/** The selected values as a list, for single and multiple choice. */
export function readChosen(value: Json | undefined): string[] {
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string');
  return typeof value === 'string' && value !== '' ? [value] : [];
}

/** The first rule that a selection breaks. */
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

/** The selection after an option was toggled, in the order of the options. */
export function toggleChoice(chosen: string[], value: string, options: Partial<Choice>[]): string[] {
  const after = new Set(chosen);
  if (!after.delete(value)) after.add(value);
  return readChoices(options).flatMap((choice) => (after.has(choice.value) ? [choice.value] : []));
}
