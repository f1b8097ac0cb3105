import { readCollectionName } from '../../../engine/collection/terms/collectionNames.ts';
import {
  defaultPatternReset,
  patternMissing,
  patternNotFound,
} from '../../../engine/record/numbering/numbering.errors.ts';
import { unknownCollection } from '../../../engine/record/recordErrors.ts';
import { readText } from '../../../schemas/index.ts';
import { numbersTaken } from '../../records/context/records.errors.ts';
import { checkNumber, previewPattern, resetSequence } from '../../records/numbers/previewNumbers.ts';
import { openVisitRecords } from '../../records/openVisitRecords.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { anything, flag, list, map, maybe, object, string, whole } from '../call/fields.ts';

const pattern = object({
  module: string,
  key: string,
  own: flag,
  pattern: string,
  reset_period: string,
  era: string,
  sequence_start: whole,
  current_sequence: whole,
  next: string,
  validation_pattern: maybe(string),
});
const refusals = [unknownCollection, patternMissing];

/** Previews of document numbers, restarting a sequence, and checking a code. */
export const numberCalls: CallGroup = {
  name: 'Number',
  title: { th: 'เลขที่เอกสาร', en: 'Document numbers' },
  calls: [
    defineCall({
      id: 'previewNumber',
      method: 'get',
      path: '/api/code-preview/:module',
      summary: { th: 'เลขที่ถัดไป (ไม่ใช้เลข)', en: 'The next number, without giving it away' },
      who: 'anyone',
      keys: 'code-preview',
      answer: pattern,
      errors: refusals,
      handle: async ({ app, visit, params, http }) => {
        const { context } = await openVisitRecords(app, visit);
        const values = Object.fromEntries(http.URL.searchParams);
        return { data: await previewPattern(context, readCollectionName(params.module), values) };
      },
    }),
    defineCall({
      id: 'resetNumbers',
      method: 'post',
      path: '/api/code-preview/:module/reset',
      summary: { th: 'เริ่มนับใหม่', en: 'Begin the sequence anew' },
      who: 'anyone',
      audit: { action: 'numbers.reset', on: 'numbers', id: 'params.module' },
      keys: 'code-preview',
      answer: pattern,
      errors: [...refusals, patternNotFound, defaultPatternReset, numbersTaken],
      handle: async ({ app, visit, params, logChange }) => {
        const { context } = await openVisitRecords(app, visit);
        return { data: await resetSequence(context, readCollectionName(params.module), logChange) };
      },
    }),
    defineCall({
      id: 'checkNumber',
      method: 'post',
      path: '/api/code-preview/:module/check',
      summary: { th: 'รหัสนี้ถูกแบบหรือไม่', en: 'Whether a code fits the pattern' },
      who: 'anyone',
      audit: { none: 'changes nothing' },
      keys: 'code-preview',
      body: { code: anything },
      example: { body: { code: 'SO20260060' } },
      answer: object({ valid: flag, problems: list(map) }),
      errors: refusals,
      handle: async ({ app, visit, params, body }) => {
        const { context } = await openVisitRecords(app, visit);
        const problems = (await checkNumber(context, readCollectionName(params.module), body.code)).map(
          ({ message, ...problem }) => ({ ...problem, message: readText(message, visit.language) }),
        );
        return { data: { valid: problems.length === 0, problems } };
      },
    }),
  ],
};
