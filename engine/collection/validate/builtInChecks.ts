import type { RecordCheck, RecordProblem } from '../../../schemas/collection/collection.ts';
import type { JsonObject } from '../../../schemas/json.ts';

type Found = ReturnType<RecordCheck>;

export const standardCurrencies: readonly string[] = [
  'THB',
  'USD',
  'EUR',
  'GBP',
  'JPY',
  'CNY',
  'SGD',
  'MYR',
  'HKD',
  'AUD',
];
export const standardStatuses: readonly string[] = [
  'draft',
  'pending',
  'approved',
  'rejected',
  'active',
  'inactive',
  'completed',
  'cancelled',
  'archived',
];
export const standardPriorities: readonly string[] = ['low', 'normal', 'high', 'urgent', 'critical'];

const largestExchangeRate = 1000;

/**
 * Checks for any transaction, whatever its type: an unsupported currency is an error; an unusual status, priority or
 * exchange rate and a future date are warnings.
 */
export function checkTransaction(record: JsonObject, now: Date): Found {
  const { currency, status, priority, exchange_rate: rate, transaction_date: date } = record;
  const errors: RecordProblem[] = [];
  const warnings: RecordProblem[] = [];
  if (isOutside(currency, standardCurrencies))
    errors.push(problem('currency', 'currency_unsupported', 'สกุลเงินไม่ถูกต้อง', 'The currency is not supported'));
  if (isOutside(status, standardStatuses))
    warnings.push(
      problem('status', 'status_unusual', 'สถานะไม่อยู่ในรายการมาตรฐาน', 'The status is not one of the standard ones'),
    );
  if (isOutside(priority, standardPriorities))
    warnings.push(
      problem(
        'priority',
        'priority_unusual',
        'ระดับความสำคัญไม่อยู่ในรายการมาตรฐาน',
        'The priority is not one of the standard ones',
      ),
    );
  if (typeof rate === 'number' && (rate <= 0 || rate > largestExchangeRate))
    warnings.push(
      problem('exchange_rate', 'exchange_rate_unusual', 'อัตราแลกเปลี่ยนผิดปกติ', 'The exchange rate is unusual'),
    );
  if (typeof date === 'string' && Date.parse(date) > now.getTime())
    warnings.push(
      problem('transaction_date', 'date_in_future', 'วันที่ทำรายการอยู่ในอนาคต', 'The transaction date is in the future'),
    );
  return { errors, warnings };
}

/** Checks that any collection may name in `x-check`. */
export const builtInChecks: Readonly<Record<string, (record: JsonObject, now: Date) => Found>> = {
  transaction: checkTransaction,
};

function isOutside(value: unknown, list: readonly string[]): boolean {
  return value !== undefined && value !== null && !(typeof value === 'string' && list.includes(value));
}

function problem(path: string, code: string, th: string, en: string): RecordProblem {
  return { path, code, message: { th, en } };
}
