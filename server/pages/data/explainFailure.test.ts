import { pino } from 'pino';
import { expect, it } from 'vitest';
import { pageUnknown } from '../../platform/errors/httpErrors.ts';
import { explainFailure } from './explainFailure.ts';

const log = pino({ level: 'silent' });
const explain = (error: unknown, language: 'th' | 'en' = 'en') =>
  explainFailure(error, { language, log: log.child({ requestId: 'r-1' }) });

it('names the reason and the request', () => {
  expect(explain(new Error('no data source called "x"'))).toBe('no data source called "x" (r-1)');
  expect(explain(pageUnknown(), 'th')).toMatch(/^[ก-๙].* \(r-1\)$/);
});

it('repeats no message of the database', () => {
  const error = Object.assign(new Error('duplicate key (somchai@example.co.th)'), { severity: 'ERROR', code: '23505' });
  expect(explain(error)).toBe('database error 23505 (r-1)');
});

it('does without a request', () => {
  expect(explainFailure('x', { language: 'th', log })).toBe('unknown error');
});
