import { isCitizenId, linearRegExp } from 'sala/engine';
import type { FieldText } from './fieldTexts.ts';
import { latinDigits, readDigits } from './readDigits.ts';

export type InputType = 'text' | 'email' | 'number' | 'money' | 'citizen' | 'password' | 'tel' | 'url';

export interface InputRules {
  inputType: InputType;
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  min?: number;
  max?: number;
  /** Numbers are whole steps from `min`, or from 0. */
  step?: number;
  /** A regular expression that the whole value must match. */
  pattern?: string;
}

/** What is wrong with a value, or that it was cut; the caller says it in the reader's language. */
export interface Complaint {
  text: FieldText;
  n?: number;
}

const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const phonePattern = /^\+?[\d\s().-]{6,20}$/;

/** What may stand in the field of what was typed: numbers take digits (Thai ones too), dot and minus, a long text is cut. */
export function cleanInput(typed: string, rules: InputRules): { value: string; complaint?: Complaint } {
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
      return readDigits(typed);
    case 'tel':
      return latinDigits(typed);
    default:
      return typed;
  }
}

/** Numbers grouped as people read them, while nobody types in the field; what cannot be read stays as it was typed. */
export function showInput(value: string, inputType: InputType): string {
  if (inputType === 'citizen') return value.replace(/^(\d)(\d{4})(\d{5})(\d{2})(\d)$/, '$1-$2-$3-$4-$5');
  if (inputType !== 'money' || !numberPattern.test(value)) return value;
  const [whole = '', decimals] = value.split('.', 2);
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals.padEnd(2, '0')}`;
}

/** The first rule that the value breaks. An empty value breaks only "required". */
export function checkInput(value: string, rules: InputRules): Complaint | undefined {
  if (value.trim() === '') return rules.required ? { text: 'missing' } : undefined;
  return checkForm(value, rules) ?? checkLength(value, rules) ?? checkPattern(value, rules);
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

/** As whole as binary fractions can be. */
function isWhole(count: number): boolean {
  return Math.abs(count - Math.round(count)) < 1e-9 * Math.max(1, Math.abs(count));
}

/** A pattern that nobody can read asks for nothing: it must not close the form. */
function checkPattern(value: string, { pattern }: InputRules): Complaint | undefined {
  if (!pattern) return undefined;
  try {
    return linearRegExp(`^(?:${pattern})$`).test(value) ? undefined : { text: 'pattern' };
  } catch {
    return undefined;
  }
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
