import type { FlowDefinition, FlowStep } from '../../schemas/flow/flow.ts';
import { flowStepTypes } from '../../schemas/flow/flowStepTypes.ts';
import { isJsonObject, type Json } from '../../schemas/json.ts';
import { type Language, readText, type Text } from '../../schemas/text.ts';

/** What is stored of a step that was taken. */
export interface StepResult {
  /** `running` is an attempt whose end was not stored: it is taken again. */
  status: 'running' | 'waiting' | 'done' | 'skipped' | 'failed';
  output: Json;
  error?: Text | string | null;
}

/** By key: uids from the outside in, with the branch or the number of the item between them. */
export type StepResults = ReadonlyMap<string, StepResult>;

/** What formulas of the next step may read beside its run. */
export interface StepFacts {
  steps: Record<string, Json>;
  vars: Record<string, Json>;
  item: Json;
  index: number;
  error: string;
}

export type NextStep =
  | { kind: 'step'; key: string; step: FlowStep; facts: StepFacts }
  | { kind: 'waiting'; key: string }
  /** Enough branches are done: what is stored at this key decides which ones, and the others are given up. */
  | { kind: 'join'; key: string; branches: number[] }
  | { kind: 'end'; status: 'done'; vars: Record<string, Json> }
  | { kind: 'end'; status: 'failed'; key: string; error: Text | string };

interface Walk {
  results: StepResults;
  facts: StepFacts;
  language: Language;
}

/** What a run does next, decided by its definition and the stored results alone. Formulas read errors in this language. */
export function nextStep(definition: FlowDefinition, results: StepResults, language: Language = 'th'): NextStep {
  const walk: Walk = { results, language, facts: { steps: {}, vars: {}, item: null, index: 0, error: '' } };
  const next = walkList(walk, definition.steps, '') ?? endWell(walk);
  if (next.kind !== 'end' || next.status !== 'failed' || !definition.onError) return next;
  walk.facts.error = readText(next.error, language);
  const handled = walkList(walk, definition.onError, '!error/');
  return handled && handled.kind !== 'end' ? handled : next;
}

function endWell({ facts }: Walk): NextStep {
  return { kind: 'end', status: 'done', vars: facts.vars };
}

/** Nothing when all of them were taken. */
function walkList(walk: Walk, steps: readonly FlowStep[], prefix: string): NextStep | undefined {
  for (const step of steps) {
    const next = walkStep(walk, step, `${prefix}${step.uid}`);
    if (next) return next;
  }
  return undefined;
}

function walkStep(walk: Walk, step: FlowStep, key: string): NextStep | undefined {
  const { facts } = walk;
  const result = walk.results.get(key);
  if (!result || result.status === 'running')
    return { kind: 'step', key, step, facts: { ...facts, steps: { ...facts.steps }, vars: { ...facts.vars } } };
  if (result.status === 'waiting') return { kind: 'waiting', key };
  if (result.status === 'skipped') return undefined;
  if (result.status === 'failed') return walkFailure(walk, step, { key, error: result.error ?? '' });
  facts.steps[step.uid] = result.output;
  if (step.code === 'stop' || isDeclined(step, result.output)) return endWell(walk);
  if (step.code === 'set' && isJsonObject(result.output)) Object.assign(facts.vars, result.output);
  return walkInner(walk, step, { key, output: result.output });
}

function walkFailure(
  walk: Walk,
  { onError = 'stop' }: FlowStep,
  { key, error }: { key: string; error: Text | string },
): NextStep | undefined {
  if (onError === 'stop') return { kind: 'end', status: 'failed', key, error };
  walk.facts.error = readText(error, walk.language);
  return onError === 'continue' ? undefined : walkList(walk, onError, `${key}/error/`);
}

/** The steps inside of a step, as was decided when it was taken. */
function walkInner(walk: Walk, step: FlowStep, { key, output }: { key: string; output: Json }): NextStep | undefined {
  if (step.code === 'branch')
    return walkList(
      walk,
      (output === true ? step.then : step.else) ?? [],
      `${key}/${output === true ? 'then' : 'else'}/`,
    );
  if (step.code === 'approval') {
    const isApproved = isJsonObject(output) && output.approved === true;
    return walkList(walk, (isApproved ? step.then : step.else) ?? [], `${key}/${isApproved ? 'then' : 'else'}/`);
  }
  if (step.code === 'parallel') return walkParallel(walk, step, key);
  if (step.code === 'switch') {
    const chosen = typeof output === 'number' ? step.cases?.[output]?.steps : step.otherwise;
    return walkList(walk, chosen ?? [], `${key}/${String(output ?? 'otherwise')}/`);
  }
  if (step.code !== 'loop' || !Array.isArray(output)) return undefined;
  const { item: outerItem, index: outerIndex } = walk.facts;
  for (const [index, item] of output.entries()) {
    Object.assign(walk.facts, { item, index });
    const next = walkList(walk, step.steps ?? [], `${key}/${index}/`);
    if (next) return next;
  }
  Object.assign(walk.facts, { item: outerItem, index: outerIndex });
  return undefined;
}

/** Each branch sees what was before it, not the others; what counts of them is read from what was stored when they were joined. */
function walkParallel(walk: Walk, { uid, branches = [], params }: FlowStep, key: string): NextStep | undefined {
  const walkBranch = (inside: Walk, index: number) =>
    walkList(inside, branches[index]?.steps ?? [], `${key}/${index}/`);
  const joined = walk.results.get(`${key}/joined`)?.output;
  if (Array.isArray(joined)) {
    for (const index of joined) walkBranch(walk, Number(index));
    walk.facts.steps[uid] = { branches: joined };
    return undefined;
  }
  const { facts } = walk;
  const ends = branches.map((_, index) =>
    walkBranch({ ...walk, facts: { ...facts, steps: { ...facts.steps }, vars: { ...facts.vars } } }, index),
  );
  return joinBranches(ends, { key, needed: params?.join === 'first' ? Number(params.count ?? 1) : ends.length });
}

/** What comes of branches, each at its end (nothing more to do) or at its next step. */
function joinBranches(
  ends: readonly (NextStep | undefined)[],
  { key, needed }: { key: string; needed: number },
): NextStep {
  const stopped = ends.find((end) => end?.kind === 'end' && end.status === 'done');
  if (stopped) return stopped;
  const wanted = Math.min(needed, ends.length);
  const done = ends.flatMap((end, index) => (end ? [] : [index]));
  if (done.length >= wanted) return { kind: 'join', key: `${key}/joined`, branches: done.slice(0, wanted) };
  const failed = ends.filter((end) => end?.kind === 'end');
  if (failed[0] && ends.length - failed.length < wanted) return failed[0];
  return ends.find((end) => end?.kind === 'step' || end?.kind === 'join') ?? { kind: 'waiting', key };
}

/** Whether a step that can be declined was, and that ends the flow. */
function isDeclined({ code, params }: FlowStep, output: Json): boolean {
  const mayEnd = flowStepTypes[code]?.params.endWhenDeclined !== undefined && params?.endWhenDeclined !== false;
  return mayEnd && isJsonObject(output) && output.accepted === false;
}
