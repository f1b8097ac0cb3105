import { type NumberPattern, previewNumber, type ResetPeriod, resetPeriods, validationPatternOf } from 'sala/engine';
import type { JsonObject } from 'sala/schemas';
import type { ShippedPattern } from './patterns.ts';

/** A shipped pattern as a record of `code_management`, by which a site changes it. */
export function createPatternRecord(shipped: ShippedPattern, date: Date): JsonObject {
  const { key, module, name, pattern, reset, start, era, validation } = shipped;
  return {
    key,
    module,
    name: { ...name },
    pattern,
    reset_period: reset,
    sequence_start: start ?? 1,
    era: era ?? 'common',
    is_active: true,
    example: previewNumber({ pattern: shipped, sequence: null, date }),
    validation_pattern: validation ?? validationPatternOf(pattern),
  };
}

/** The pattern that a record of `code_management` describes; undefined where it describes none. */
export function readPatternRecord(record: JsonObject): NumberPattern | undefined {
  const { pattern, reset_period: reset, sequence_start: start, era } = record;
  if (typeof pattern !== 'string' || !isReset(reset)) return undefined;
  return {
    pattern,
    reset,
    ...(typeof start === 'number' && { start }),
    ...(era === 'buddhist' && { era: 'buddhist' as const }),
  };
}

function isReset(value: unknown): value is ResetPeriod {
  return resetPeriods.some((reset) => reset === value);
}
