import { checkFlow } from '../../engine/flow/checkFlow.ts';
import { flowInvalid } from '../../engine/flow/flow.errors.ts';
import { listSteps } from '../../engine/flow/listSteps.ts';
import { nextStep, type StepFacts, type StepResult } from '../../engine/flow/nextStep.ts';
import { type FlowDefinition, type FlowStep, flowLimits, type JsonObject, type Text } from '../../schemas/index.ts';
import { tooManyRequests } from '../platform/errors/httpErrors.ts';
import { limitEachSite } from '../platform/limits/limitEachSite.ts';
import { actorOf } from '../records/context/actor.ts';
import { openRecords, type Records } from '../records/openRecords.ts';
import type { SignedInVisit } from '../sites/visit.ts';
import type { FlowParts } from './runs/flowParts.ts';
import { flowInputTooLarge, flowStepUnknown } from './runs/flows.errors.ts';
import { describeFacts } from './steps/describeFacts.ts';
import { type TriedStep, tryStep } from './steps/tryStep.ts';

export interface FlowTrial {
  definition: JsonObject;
  input: JsonObject;
  /** The step after which it ends. */
  until?: string;
  /** The only step that is tried, with `steps` as what others gave. */
  only?: string;
  steps: JsonObject;
  /** Requests and mails are really sent. */
  send: boolean;
}

export interface TrialEnd {
  status: 'done' | 'failed' | 'stopped';
  error: Text | string | null;
  steps: TriedStep[];
}

const mostSteps = 300;
const mostMs = 15_000;
/** A trial keeps its connection to the database while others' systems take their time: a site must not take all of them so. */
const inTurn = limitEachSite({ atOnce: 2, mayWait: 10, refuse: () => tooManyRequests({ seconds: 5 }) });

/** Undoes what a trial did to records. */
class Undone extends Error {}

/** Takes the steps of a flow as the person who tries it, and undoes what they did to records: nothing leaves the system that was not asked for. */
export async function tryFlow(app: FlowParts, visit: SignedInVisit, trial: FlowTrial): Promise<TrialEnd> {
  const faults = checkFlow(trial.definition);
  if (faults.length > 0) throw flowInvalid(faults);
  const definition = trial.definition as unknown as FlowDefinition; // checked above
  const known = listSteps(definition);
  const wanted = trial.only ?? trial.until;
  const only = known.find(({ uid }) => uid === trial.only);
  if (wanted !== undefined && !known.some(({ uid }) => uid === wanted)) throw flowStepUnknown({ name: wanted });
  const records = await openRecords(app, { siteId: visit.site.id, actor: actorOf(visit), language: visit.language });
  return inTurn(visit.site.id, () => takeBack(app, records, { ...trial, definition, first: only }));
}

async function takeBack(app: FlowParts, records: Records, trial: Walked): Promise<TrialEnd> {
  let end: TrialEnd | undefined;
  try {
    await records.transaction(async (inside) => {
      end = await walk(app, inside, trial);
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone) || !end) throw error;
  }
  if (!end) throw flowStepUnknown({ name: '' });
  return end;
}

interface Walked extends Omit<FlowTrial, 'definition'> {
  definition: FlowDefinition;
  /** The only step. */
  first: FlowStep | undefined;
}

async function walk(app: FlowParts, records: Records, trial: Walked): Promise<TrialEnd> {
  const { site, holidays, actor, db } = records.context;
  await db.run(`set local statement_timeout = ${mostMs}`);
  const results = new Map<string, StepResult>();
  const steps: TriedStep[] = [];
  const began = performance.now();
  let size = 0;
  const take = async (key: string, step: FlowStep, facts: StepFacts) => {
    const given = describeFacts(facts, { input: trial.input, site, holidays, actor, now: app.clock.now() });
    const tried = await tryStep(app, records, { key, step, facts: given, send: trial.send });
    steps.push(tried);
    results.set(key, { status: tried.status, output: tried.output, error: tried.error });
    size += JSON.stringify(tried.output).length;
    if (size > flowLimits.stored) throw flowInputTooLarge();
    return tried;
  };
  if (trial.first) {
    const facts = { steps: trial.steps, vars: {}, item: null, index: 0, error: '' };
    const { status, error } = await take(trial.first.uid, trial.first, facts);
    return { status: status === 'failed' ? 'failed' : 'done', error, steps };
  }
  for (;;) {
    const next = nextStep(trial.definition, results, site.language);
    if (next.kind === 'end') return { status: next.status, error: next.status === 'failed' ? next.error : null, steps };
    if (next.kind === 'waiting') return { status: 'stopped', error: null, steps };
    if (next.kind === 'join') results.set(next.key, { status: 'done', output: next.branches });
    else {
      if (steps.length >= mostSteps || performance.now() - began > mostMs)
        return { status: 'stopped', error: tooLong, steps };
      await take(next.key, next.step, next.facts);
      if (next.step.uid === trial.until) return { status: 'done', error: null, steps };
    }
  }
}

const tooLong = {
  th: `ทดลองได้ไม่เกิน ${mostSteps} ขั้นตอน หรือ ${mostMs / 1000} วินาที`,
  en: `A trial takes at most ${mostSteps} steps, or ${mostMs / 1000} seconds`,
};
