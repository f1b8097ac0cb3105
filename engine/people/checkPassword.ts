import type { Text } from '../../schemas/index.ts';

/** A site's password policy. Length, no white space and plain characters are always required; the rest is optional. */
export interface PasswordPolicy {
  minLength: number;
  maxLength: number;
  digits: boolean;
  lowercase: boolean;
  uppercase: boolean;
  symbols: boolean;
  noLookAlikes: boolean;
  noRepeats: boolean;
  noSequences: boolean;
  /** The symbols a password may hold beside Latin letters and digits. */
  allowedSymbols: string;
}

export type PasswordRule = Exclude<keyof PasswordPolicy, 'allowedSymbols'> | 'noWhitespace' | 'onlyAllowed';

export interface PasswordIssue {
  code: PasswordRule;
  text: Text;
}

export const defaultPasswordPolicy: PasswordPolicy = {
  minLength: 8,
  maxLength: 64,
  digits: false,
  lowercase: false,
  uppercase: false,
  symbols: false,
  noLookAlikes: false,
  noRepeats: false,
  noSequences: false,
  allowedSymbols: '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~',
};

export const passwordTexts = {
  required: { th: 'กรุณาใส่รหัสผ่านใหม่', en: 'Please enter a new password' },
  rulesFailed: {
    th: 'รหัสผ่านใหม่ไม่ตรงตามเงื่อนไขที่กำหนด',
    en: 'The new password does not meet the requirements',
  },
} satisfies Record<string, Text>;

/** Every rule that the password breaks, in the order they are shown; empty when it is valid. */
export function checkPassword(password: string, policy: PasswordPolicy = defaultPasswordPolicy): PasswordIssue[] {
  return listPasswordRules(policy).filter(({ code }) => !tests[code](password, policy));
}

/** The rules of a policy with their texts, for the hints next to a form. */
export function listPasswordRules(policy: PasswordPolicy = defaultPasswordPolicy): PasswordIssue[] {
  return (Object.keys(tests) as PasswordRule[]) // keys of the object just below
    .filter((code) => !(code in policy) || policy[code as keyof PasswordPolicy] !== false)
    .map((code) => ({ code, text: texts[code](policy) }));
}

const characters = (password: string) => Array.from(password);

const tests: Record<PasswordRule, (password: string, policy: PasswordPolicy) => boolean> = {
  minLength: (password, { minLength }) => characters(password).length >= minLength,
  maxLength: (password, { maxLength }) => characters(password).length <= maxLength,
  noWhitespace: (password) => !/\s/.test(password),
  onlyAllowed: (password, { allowedSymbols }) =>
    characters(password).every((one) => /[A-Za-z0-9\s]/.test(one) || allowedSymbols.includes(one)),
  digits: (password) => /[0-9]/.test(password),
  lowercase: (password) => /[a-z]/.test(password),
  uppercase: (password) => /[A-Z]/.test(password),
  symbols: (password, { allowedSymbols }) => characters(password).some((one) => allowedSymbols.includes(one)),
  noLookAlikes: (password) => !/[ilo0]/.test(password),
  noRepeats: (password) => new Set(password).size === characters(password).length,
  noSequences: (password) => !hasSequence(password),
};

/** Three consecutive letters or digits, ascending or descending, in any case. */
function hasSequence(password: string): boolean {
  const codes = characters(password.toLowerCase()).map((one) =>
    /[a-z0-9]/.test(one) ? one.charCodeAt(0) : Number.NaN,
  );
  return codes.some((code, index) => {
    const step = (codes[index + 1] ?? Number.NaN) - code;
    return Math.abs(step) === 1 && (codes[index + 2] ?? Number.NaN) - code === 2 * step;
  });
}

const texts: Record<PasswordRule, (policy: PasswordPolicy) => Text> = {
  minLength: ({ minLength }) => ({
    th: `ต้องมีอย่างน้อย ${minLength} ตัวอักษร`,
    en: `At least ${minLength} characters`,
  }),
  maxLength: ({ maxLength }) => ({ th: `ต้องไม่เกิน ${maxLength} ตัวอักษร`, en: `At most ${maxLength} characters` }),
  noWhitespace: () => ({ th: 'ต้องไม่มีช่องว่าง', en: 'No spaces' }),
  onlyAllowed: () => ({
    th: 'ใช้ได้เฉพาะตัวอักษรภาษาอังกฤษ ตัวเลข และสัญลักษณ์ที่อนุญาตเท่านั้น',
    en: 'Only Latin letters, digits and the allowed symbols',
  }),
  digits: () => ({ th: 'ต้องมีตัวเลขอย่างน้อย 1 ตัว', en: 'At least one digit' }),
  lowercase: () => ({ th: 'ต้องมีตัวพิมพ์เล็ก (a-z) อย่างน้อย 1 ตัว', en: 'At least one lower-case letter (a-z)' }),
  uppercase: () => ({ th: 'ต้องมีตัวพิมพ์ใหญ่ (A-Z) อย่างน้อย 1 ตัว', en: 'At least one upper-case letter (A-Z)' }),
  symbols: () => ({ th: 'ต้องมีสัญลักษณ์อย่างน้อย 1 ตัว', en: 'At least one symbol' }),
  noLookAlikes: () => ({
    th: 'ต้องไม่มีอักขระที่ดูคล้ายกัน (i l o 0)',
    en: 'No characters that look alike (i l o 0)',
  }),
  noRepeats: () => ({ th: 'ต้องไม่มีอักขระซ้ำกัน', en: 'No character twice' }),
  noSequences: () => ({
    th: 'ต้องไม่มีอักขระเรียงลำดับ เช่น abc, 123, 789, XYZ',
    en: 'No sequences such as abc, 123, 789, XYZ',
  }),
};
