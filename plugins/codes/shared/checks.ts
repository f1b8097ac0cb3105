import { checkPattern, linearRegExp } from 'sala/engine';
import { type JsonObject, type RecordCheck, type RecordProblem, SalaError } from 'sala/schemas';
import { readPatternRecord } from './createPatternRecord.ts';

export const checks: Record<string, RecordCheck> = {
  codePattern: (record) => ({ errors: [...checkShape(record), ...checkValidation(record)], warnings: [] }),
};

/** Refuses patterns that would produce duplicates or gaps. */
function checkShape(record: JsonObject): RecordProblem[] {
  const pattern = readPatternRecord(record);
  if (!pattern) return [];
  try {
    return checkPattern(pattern).map((message) => ({ path: 'pattern', code: 'pattern_invalid', message }));
  } catch (error) {
    if (!(error instanceof SalaError)) throw error;
    return [{ path: 'pattern', code: error.code, message: error.text }];
  }
}

function checkValidation({ validation_pattern: source }: JsonObject): RecordProblem[] {
  if (typeof source !== 'string' || source === '') return [];
  try {
    linearRegExp(source);
    return [];
  } catch {
    const message = { th: 'รูปแบบตรวจสอบไม่ถูกต้อง', en: 'The validation pattern is not a regular expression' };
    return [{ path: 'validation_pattern', code: 'validation_pattern_invalid', message }];
  }
}
