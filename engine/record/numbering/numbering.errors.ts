import { defineError } from '../../../schemas/errors/errors.ts';

export const badPattern = defineError('pattern_invalid', 400, {
  th: 'รูปแบบเลขที่ "{pattern}" ไม่ถูกต้อง: {th}',
  en: 'Number pattern "{pattern}" is not valid: {en}',
});

export const patternMissing = defineError('pattern_missing', 409, {
  th: 'ไม่พบการตั้งค่ารูปแบบรหัสของ {module}',
  en: 'No code pattern configuration found for module {module}',
});

export const patternNotFound = defineError('pattern_not_found', 404, {
  th: 'ไม่พบรูปแบบรหัสของโมดูล',
  en: 'Pattern not found for module',
});

export const defaultPatternReset = defineError('default_pattern_reset', 409, {
  th: 'รีเซ็ตเลขลำดับของรูปแบบเริ่มต้นไม่ได้',
  en: 'Cannot reset sequence for default pattern',
});

export const numberValueMissing = defineError('number_value_missing', 400, {
  th: 'ออกเลขที่ตามรูปแบบ "{pattern}" ไม่ได้: ไม่มีค่าของ {name}',
  en: 'No number can be made of pattern "{pattern}": it needs a value for {name}',
});
