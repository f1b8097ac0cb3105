import type { FlowStep } from '../../schemas/flow/flow.ts';
import { flowStepTypes } from '../../schemas/flow/flowStepTypes.ts';
import { isJsonObject, type Json, type JsonObject } from '../../schemas/json.ts';
import { hasOperator } from '../condition/values/hasOperator.ts';
import { type FlowFacts, fillParams } from './fillParams.ts';
import { flowRefused } from './flow.errors.ts';

/** The params of a step with their formulas computed. */
export function fillStep({ code, params = {} }: FlowStep, facts: FlowFacts): JsonObject {
  const filled = fillParams(params, facts);
  for (const [name, { 'x-control': control }] of Object.entries(flowStepTypes[code]?.params ?? {})) {
    const written = params[name];
    // Who writes `=input.filter` lets others write the whole condition.
    if (control === 'condition' && typeof written !== 'string') refuseOperators(written, filled[name]);
  }
  return filled;
}

/**
 * Where a condition is told what to compare with, a caller of the flow could send `{ "$ne": "" }` in place of the word that is looked
 * for, and find what they do not know. Only who wrote the flow names operators.
 */
function refuseOperators(written: Json | undefined, filled: Json | undefined): void {
  if (typeof written === 'string' && hasOperator(filled))
    throw flowRefused({
      th: 'ค่าที่ใช้เปรียบเทียบในเงื่อนไขเป็นคำสั่งของเงื่อนไขไม่ได้',
      en: 'a value that a condition compares with is an operator itself',
    });
  const parts = Array.isArray(written) || isJsonObject(written) ? Object.entries(written) : [];
  for (const [name, part] of parts) refuseOperators(part, (filled as JsonObject | undefined)?.[name]); // filled by the same names
}
