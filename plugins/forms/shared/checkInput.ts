import type { FieldText } from './fieldTexts.ts';

export type InputType = 'text' | 'email' | 'number' | 'password' | 'tel' | 'url';

export interface InputRules {
  inputType: InputType;
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  min?: number;
  max?: number;
}

/** What is wrong with a value, or that it was cut; the caller says it in the reader's language. */
export interface Complaint {
  text: FieldText;
  n?: number;
}

const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const phonePattern = /^\+?[\d\s().-]{6,20}$/;

/** What may stand in the field of what was typed: a number field takes digits, dot and minus, a long text is cut. */
export function cleanInput(typed: string, rules: InputRules): { value: string; complaint?: Complaint } {
  const value = rules.inputType === 'number' ? typed.replace(/[^\d.-]/g, '') : typed;
  const letters = [...value];
  if (!rules.maxLength || letters.length <= rules.maxLength) return { value };
  return { value: letters.slice(0, rules.maxLength).join(''), complaint: { text: 'tooLong', n: rules.maxLength } };
}

/** The first rule that the value breaks. An empty value breaks only "required". */
export function checkInput(value: string, rules: InputRules): Complaint | undefined {
  if (value.trim() === '') return rules.required ? { text: 'missing' } : undefined;
  return checkForm(value, rules) ?? checkLength(value, rules);
}

function checkForm(value: string, rules: InputRules): Complaint | undefined {
  switch (rules.inputType) {
    case 'email':
      return emailPattern.test(value.trim()) ? undefined : { text: 'email' };
    case 'tel':
      return phonePattern.test(value.trim()) ? undefined : { text: 'phone' };
    case 'url':
      return isWebAddress(value.trim()) ? undefined : { text: 'address' };
    case 'number':
      return checkNumber(value, rules);
    default:
      return undefined;
  }
}

function checkNumber(value: string, { min, max }: InputRules): Complaint | undefined {
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(value)) return { text: 'number' };
  const number = Number(value);
  if (min !== undefined && number < min) return { text: 'tooSmall', n: min };
  if (max !== undefined && number > max) return { text: 'tooLarge', n: max };
  return undefined;
}

function checkLength(value: string, { minLength, maxLength }: InputRules): Complaint | undefined {
  const { length } = [...value];
  if (minLength && length < minLength) return { text: 'tooShort', n: minLength };
  if (maxLength && length > maxLength) return { text: 'tooLong', n: maxLength };
  return undefined;
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value);
}
