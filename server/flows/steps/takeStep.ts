import { decideBranching, isTaken } from '../../../engine/flow/decideBranching.ts';
import { fillStep } from '../../../engine/flow/fillStep.ts';
import { flowRefused } from '../../../engine/flow/flow.errors.ts';
import type { StepResult } from '../../../engine/flow/nextStep.ts';
import { flowLimits, flowStepTypes, type JsonObject } from '../../../schemas/index.ts';
import { isConnectionLost } from '../../platform/db/isConnectionLost.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { systemActor } from '../../records/context/actor.ts';
import { openRecords } from '../../records/openRecords.ts';
import { announceRun } from '../runs/announceRun.ts';
import { explainFailure } from '../runs/explainFailure.ts';
import type { FlowParts } from '../runs/flowParts.ts';
import { holdRun, LeaseLost } from '../runs/lease.ts';
import type { StepOutcome, TakenStep } from '../runs/stepContext.ts';
import { beginStep, endStep, parkStep, writeEnd } from '../runs/storeStep.ts';
import { findAddedStep } from './findAddedStep.ts';
import { planRetry } from './planRetry.ts';
import { printStep } from './printStep.ts';
import { sendRequestStep } from './requestStep.ts';
import { transactionSteps } from './transactionSteps.ts';

/** A worker that ends in the middle of a step so often takes it no more. */
const mostDeaths = 3;

/** Takes one step and stores its end, or that it waits. */
export async function takeStep(app: FlowParts, taken: TakenStep): Promise<StepResult> {
  const { run, step } = taken;
  const db = app.db.site(run.site_id);
  let attempts = 0;
  try {
    if (!isTaken(step, taken.facts)) return await store(taken, { status: 'skipped', output: null });
    if (flowStepTypes[step.code]?.runs === 'flow')
      return await store(taken, { status: 'done', output: decideBranching(step, taken.facts) });
    const params = fillStep(step, taken.facts);
    taken.count(params);
    attempts = await beginStep(db, run, { key: taken.key, step, input: params });
    if (attempts > (step.retry?.times ?? 0) + 1 + mostDeaths)
      throw flowRefused({
        th: 'ตัวประมวลผลหยุดกลางคันหลายครั้ง',
        en: 'its worker ended in the middle of it, again and again',
      });
    return await perform(app, taken, params);
  } catch (error) {
    // Without the database the step did not fail: whoever takes the run next takes it again.
    if (error instanceof LeaseLost || isConnectionLost(error)) throw error;
    return await settleFailure(app, taken, { error, attempts });
  }
}

async function store({ run, key, step, store: together }: TakenStep, result: StepResult): Promise<StepResult> {
  await together.step(writeEnd(run, { key, code: step.code, result }));
  return result;
}

async function perform(app: FlowParts, taken: TakenStep, params: JsonObject): Promise<StepResult> {
  const { run, key, step, actor } = taken;
  const once = [run.id, key, ...(run.retaken > 0 ? [run.retaken] : [])].join('/');
  const db = app.db.site(run.site_id);
  if (flowStepTypes[step.code]?.runs === 'page') {
    const seconds = step.code === 'countdown' ? Number(params.seconds) : (step.timeout ?? flowLimits.days * 86_400);
    const parked = await db.transaction((tx) => park(tx, taken, Math.min(seconds, flowLimits.days * 86_400)));
    announceRun(app, run);
    return parked;
  }
  if (step.code === 'request') {
    const output = await sendRequestStep(app, db, {
      step,
      facts: taken.facts,
      once,
      timeout: step.timeout ?? flowLimits.timeout,
    });
    return store(taken, { status: 'done', output });
  }
  if (step.code === 'document') return printStep(app, taken, params);
  const site = await app.sites.byId(run.site_id);
  const kind = transactionSteps[step.code] ?? (site && findAddedStep(app.registry, site, step.code));
  if (!kind) throw flowRefused({ th: `ไม่มีขั้นตอนชนิด ${step.code}`, en: `there is no step ${step.code}` });
  const records = await openRecords(app, { siteId: run.site_id, actor: kind.system ? systemActor : actor, flow: run });
  return records.transaction(async (inside) => {
    const tx = inside.context.db;
    const timeout = Math.ceil(Math.min(step.timeout ?? flowLimits.timeout, flowLimits.timeout) * 1000);
    await tx.run(`set local statement_timeout = ${timeout}`);
    await holdRun(tx, run);
    const outcome: StepOutcome = await kind.take({ run, step, key, once, actor, params, records: inside });
    if ('waits' in outcome) return park(tx, taken, outcome.waits);
    const result: StepResult = { status: 'done', output: outcome.output };
    await endStep(tx, run, { key, code: step.code, result });
    return result;
  });
}

async function park(tx: TenantDb, { run, key }: TakenStep, seconds: number): Promise<StepResult> {
  await holdRun(tx, run);
  return parkStep(tx, run, { key, seconds });
}

/** Tries again later, where that may help; else the failure is the end of the step. */
async function settleFailure(
  app: FlowParts,
  taken: TakenStep,
  { error, attempts }: { error: unknown; attempts: number },
): Promise<StepResult> {
  const { run, key, step } = taken;
  const message = explainFailure(error);
  app.log.warn({ err: error, run: run.id, step: key, attempt: attempts }, 'a step of a flow failed');
  const seconds = planRetry(step, attempts, error);
  if (seconds === undefined) return store(taken, { status: 'failed', output: null, error: message });
  return app.db.site(run.site_id).transaction(async (tx) => {
    await holdRun(tx, run);
    return parkStep(tx, run, { key, seconds, error: message });
  });
}
