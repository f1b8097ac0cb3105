import type { Text } from '../../../schemas/text.ts';
import { linearRegExp } from '../../collection/validate/linearRegExp.ts';

export interface CodeProblem {
  code: 'code_invalid' | 'code_length' | 'code_characters' | 'code_pattern';
  message: Text;
}

/** Checks a code, most basic problem first: not a text, length, characters, the pattern of its module. */
export function checkCode(code: unknown, rule?: { module: string; validation: string }): CodeProblem[] {
  if (typeof code !== 'string' || code === '')
    return [{ code: 'code_invalid', message: { th: 'รหัสไม่ถูกต้อง', en: 'The code is not valid' } }];
  const problems: CodeProblem[] = [];
  if (code.length < 3 || code.length > 50)
    problems.push({
      code: 'code_length',
      message: { th: 'ความยาวรหัสไม่ถูกต้อง', en: 'The code must have 3 to 50 characters' },
    });
  if (!/^[A-Za-z0-9_-]+$/.test(code))
    problems.push({
      code: 'code_characters',
      message: {
        th: 'รหัสสามารถใช้ตัวอักษร ตัวเลข และเครื่องหมาย - _ เท่านั้น',
        en: 'A code may hold letters, digits, - and _ only',
      },
    });
  if (rule && code.length <= 50 && !linearRegExp(rule.validation).test(code))
    problems.push({
      code: 'code_pattern',
      message: {
        th: `รหัสไม่ตรงตาม pattern ของ ${rule.module}`,
        en: `The code does not follow the pattern of ${rule.module}`,
      },
    });
  return problems;
}
