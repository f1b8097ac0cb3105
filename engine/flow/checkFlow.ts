import type { ErrorDetail } from '../../schemas/errors/errors.ts';
import { type FlowStep, flowLimits } from '../../schemas/flow/flow.ts';
import { type FlowStepType, isAddedStep } from '../../schemas/flow/flowStepType.ts';
import { flowStepTypes } from '../../schemas/flow/flowStepTypes.ts';
import { isJsonObject, type Json, type JsonObject } from '../../schemas/json.ts';
import { kinds, unknownName } from '../content/unknownName.ts';
import {
  type Checking,
  checkFormula,
  checkFormulas,
  checkNames,
  checkParams,
  checkUid,
  isWithin,
  tell,
} from './checkParts.ts';
import { checkTriggers } from './checkTriggers.ts';
import { chosenHost, keepsSecrets } from './secretNames.ts';

const fieldNames = ['uid', 'code', 'params', 'if', 'onError', 'retry', 'timeout'];
const mostFaults = 50;
/** What plugins add is known to the site that has them: `checkFlowNames` looks at its params. */
const anyStep = { params: {} };

/** Every fault of a definition from outside, with its place and, of an unknown name, the nearest. */
export function checkFlow(given: unknown): ErrorDetail[] {
  const checking: Checking = { faults: [], uids: new Set(), depth: 0 };
  if (!isJsonObject(given)) {
    tell(checking, '', { th: 'โฟลว์ต้องเป็นออบเจ็กต์ที่มี steps', en: 'a flow is an object with steps' });
    return checking.faults;
  }
  checkNames(checking, given, { known: ['triggers', 'steps', 'onError'], path: '' });
  if (given.triggers !== undefined) checkTriggers(checking, given.triggers);
  checkSteps(checking, given.steps ?? null, 'steps');
  if (given.onError !== undefined) checkSteps(checking, given.onError, 'onError');
  if (checking.uids.size > flowLimits.steps)
    tell(checking, 'steps', {
      th: `โฟลว์มีได้ไม่เกิน ${flowLimits.steps} ขั้นตอน`,
      en: `a flow has at most ${flowLimits.steps} steps`,
    });
  return checking.faults.slice(0, mostFaults);
}

function checkSteps(checking: Checking, given: Json, path: string) {
  if (!Array.isArray(given))
    return tell(checking, path, { th: 'ต้องเป็นรายการของขั้นตอน', en: 'it must be a list of steps' });
  if (checking.depth >= flowLimits.depth)
    return tell(checking, path, {
      th: `ซ้อนกันได้ไม่เกิน ${flowLimits.depth} ชั้น`,
      en: `steps are nested at most ${flowLimits.depth} deep`,
    });
  const inner = { ...checking, depth: checking.depth + 1 };
  for (const [index, step] of given.entries()) {
    if (inner.faults.length >= mostFaults) return;
    checkStep(inner, step, `${path}.${index}`);
  }
}

function checkStep(checking: Checking, given: Json, path: string) {
  if (!isJsonObject(given)) return tell(checking, path, { th: 'ขั้นตอนต้องเป็นออบเจ็กต์', en: 'a step is an object' });
  const step = given as unknown as FlowStep; // each part is checked before it is used
  checkUid(checking, given.uid, path);
  const code = typeof given.code === 'string' ? given.code : '';
  const isAdded = isAddedStep(code);
  const unknown = isAdded ? undefined : unknownName(kinds.flowStep, code, Object.keys(flowStepTypes));
  const type: Pick<FlowStepType, 'params' | 'required' | 'unless' | 'holds'> | undefined = isAdded
    ? anyStep
    : flowStepTypes[code];
  if (unknown) return tell(checking, `${path}.code`, unknown);
  if (!type) return;
  checkNames(checking, given, { known: [...fieldNames, ...Object.keys(type.holds ?? {})], path });
  if (isAdded) checkFormulas(checking, given.params ?? {}, `${path}.params`);
  else checkParams(checking, { type, params: given.params ?? {}, path: `${path}.params` });
  if (code === 'request' && !keepsSecrets(given.params ?? {})) tell(checking, `${path}.params.url`, chosenHost);
  if (step.if !== undefined) checkFormula(checking, given.if, { path: `${path}.if` });
  checkRepetition(checking, given, path);
  if (Array.isArray(given.onError)) checkSteps(checking, given.onError, `${path}.onError`);
  else if (given.onError !== undefined && !['stop', 'continue'].includes(String(given.onError)))
    tell(checking, `${path}.onError`, { th: 'ต้องเป็น stop, continue หรือขั้นตอน', en: 'it is stop, continue or steps' });
  for (const [name, { many }] of Object.entries(type.holds ?? {})) {
    const held = given[name];
    if (held === undefined) continue;
    if (many) checkEntries(checking, held, { path: `${path}.${name}`, by: many.by });
    else checkSteps(checking, held, `${path}.${name}`);
  }
}

function checkEntries(checking: Checking, given: Json, { path, by }: { path: string; by: string | undefined }) {
  if (!Array.isArray(given)) return tell(checking, path, { th: 'ต้องเป็นรายการ', en: 'it must be a list' });
  const names = by === undefined ? 'steps' : `${by}, steps`;
  for (const [index, one] of given.entries())
    if (isJsonObject(one) && (by === undefined || one[by] !== undefined))
      checkSteps(checking, one.steps ?? null, `${path}.${index}.steps`);
    else tell(checking, `${path}.${index}`, { th: `ต้องมี ${names}`, en: `it has ${names}` });
}

function checkRepetition(checking: Checking, { retry, timeout }: JsonObject, path: string) {
  const times = isJsonObject(retry) ? retry.times : 0;
  const seconds = isJsonObject(retry) ? (retry.seconds ?? 1) : 1;
  if (
    (retry !== undefined && !isJsonObject(retry)) ||
    !isWithin(times, 0, flowLimits.retries) ||
    !isWithin(seconds, 0, 86_400)
  )
    tell(checking, `${path}.retry`, {
      th: `ลองใหม่ได้ไม่เกิน ${flowLimits.retries} ครั้ง`,
      en: `at most ${flowLimits.retries} further attempts, and a day between them`,
    });
  if (timeout !== undefined && !isWithin(timeout, 0.01, flowLimits.days * 86_400))
    tell(checking, `${path}.timeout`, { th: 'ต้องเป็นจำนวนวินาที', en: 'it is a number of seconds' });
}
