import { isCitizenId, latinDigits } from 'sala/engine';
import type { FieldText } from './fieldTexts.ts';
import { readDigits } from './readDigits.ts';

export type InputType = 'text' | 'email' | 'number' | 'money' | 'citizen' | 'tax' | 'password' | 'tel' | 'url';

export interface InputRules {
  inputType: InputType;
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  min?: number;
  max?: number;
  /** Numbers must be whole steps from `min`, or from 0. */
  step?: number;
  /** A regular expression that the whole value must match. */
  pattern?: string;
}

/** A problem with a value, or that it was shortened; the caller words it in the reader's language. */
export interface Complaint {
  text: FieldText | 'missing';
  n?: number;
}

const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const phonePattern = /^\+?[\d\s().-]{6,20}$/;

/** Cleans typed text: numbers keep digits (Thai ones too), dot and minus; a long text is shortened. */
export function cleanInput(
  typed: string,
  rules: InputRules,
): { value: string; complaint?: { text: FieldText; n: number } } {
  const value = readTyped(typed, rules.inputType);
  const letters = [...value];
  if (!rules.maxLength || letters.length <= rules.maxLength) return { value };
  return { value: letters.slice(0, rules.maxLength).join(''), complaint: { text: 'tooLong', n: rules.maxLength } };
}

function readTyped(typed: string, inputType: InputType): string {
  switch (inputType) {
    case 'number':
    case 'money':
      return latinDigits(typed).replace(/[^\d.-]/g, '');
    case 'citizen':
    case 'tax':
      return readDigits(typed);
    case 'tel':
      return latinDigits(typed);
    default:
      return typed;
  }
}

/** Formats a number with grouping while the field has no focus; an invalid one is left as typed. */
export function showInput(value: string, inputType: InputType): string {
  if (inputType === 'citizen' || inputType === 'tax')
    return value.replace(/^(\d)(\d{4})(\d{5})(\d{2})(\d)$/, '$1-$2-$3-$4-$5');
  if (inputType !== 'money' || !numberPattern.test(value)) return value;
  const [whole = '', decimals] = value.split('.', 2);
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals.padEnd(2, '0')}`;
}

/** The first rule that the value breaks, its pattern aside. An empty value breaks only "required". */
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
    case 'money':
      return checkNumber(value, rules);
    case 'citizen':
      if (!/^\d{13}$/.test(value)) return { text: 'citizenDigits' };
      return isCitizenId(value) ? undefined : { text: 'citizen' };
    case 'tax':
      if (!/^\d{13}$/.test(value)) return { text: 'taxDigits' };
      // The number of a company has the same check digit as that of a person.
      return isCitizenId(value) ? undefined : { text: 'taxId' };
    default:
      return undefined;
  }
}

const numberPattern = /^-?(\d+\.?\d*|\.\d+)$/;

function checkNumber(value: string, { inputType, min, max, step }: InputRules): Complaint | undefined {
  if (!numberPattern.test(value)) return { text: 'number' };
  if (inputType === 'money' && /\.\d{3,}$/.test(value)) return { text: 'money' };
  const number = Number(value);
  if (min !== undefined && number < min) return { text: 'tooSmall', n: min };
  if (max !== undefined && number > max) return { text: 'tooLarge', n: max };
  if (step && !isWhole((number - (min ?? 0)) / step)) return { text: 'step', n: step };
  return undefined;
}

/** Integer within floating point tolerance. */
function isWhole(count: number): boolean {
  return Math.abs(count - Math.round(count)) < 1e-9 * Math.max(1, Math.abs(count));
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
