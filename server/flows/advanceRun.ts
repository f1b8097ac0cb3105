import { nextStep, type StepResult } from '../../engine/flow/nextStep.ts';
import { flowLimits, type Site } from '../../schemas/index.ts';
import { runClaimed } from '../platform/runClaimed.ts';
import type { Woken } from '../platform/startLoop.ts';
import type { Actor } from '../records/actor.ts';
import { findMember } from '../records/findMember.ts';
import { flowTopic } from '../records/noteFlowStarts.ts';
import { announceRun } from './announceRun.ts';
import { claimRuns } from './claimRuns.ts';
import { describeFacts } from './describeFacts.ts';
import { endRun, type RunEnd } from './endRun.ts';
import type { FlowParts } from './flowParts.ts';
import type { RunRow } from './flowRows.ts';
import { joinBranches } from './joinBranches.ts';
import { holdRun, LeaseLost, yieldRun } from './lease.ts';
import { readResults } from './readResults.ts';
import { restRun } from './restRun.ts';
import { takeStep } from './takeStep.ts';

const atOnce = 8;
/** After so many steps a run lets others go first. */
const stepsInTurn = 50;

/** Takes the steps of runs that are due until none is; answers how many runs were taken up. */
export function runFlows(app: FlowParts, isStopping = () => false, woken?: Woken): Promise<number> {
  const held = new Map<string, number>();
  const count = ({ site_id }: RunRow, by: 1 | -1) => held.set(site_id, (held.get(site_id) ?? 0) + by);
  const claim = async (places: number) => {
    const claimed = await claimRuns(app.db.platform, places, held);
    for (const run of claimed) count(run, 1);
    return claimed;
  };
  const handle = (run: RunRow) => advanceRun(app, run, isStopping).finally(() => count(run, -1));
  return runClaimed<RunRow>({ claim, handle, atOnce, isStopping, woken });
}

/** Goes on with a run until it ends, waits or has had its turn. Never throws: a run that could not be gone on with is taken again. */
async function advanceRun(app: FlowParts, run: RunRow, isStopping: () => boolean): Promise<void> {
  const db = app.db.site(run.site_id);
  try {
    const site = await app.sites.byId(run.site_id);
    const actor = site && (await findMember(app, site, run.account_id));
    if (!site || !actor) return await finish(app, run, { status: 'failed', error: noMember });
    const results = await db.transaction((tx) => readResults(tx, run));
    for (let taken = 0; taken < stepsInTurn && !isStopping(); taken += 1)
      if (!(await goOn(app, { run, results, site, actor: { ...actor, ...(run.impersonal && { impersonal: true }) } })))
        return;
    await db.transaction((tx) => yieldRun(tx, run));
  } catch (error) {
    if (!(error instanceof LeaseLost)) app.log.error({ err: error, run: run.id }, 'a run of a flow');
  }
}

const noMember = { th: 'ผู้สั่งรันไม่ได้เป็นสมาชิกของเว็บไซต์แล้ว', en: 'Its person is no member of the site' };
const tooManySteps = {
  th: `การรันมีขั้นตอนเกิน ${flowLimits.taken}`,
  en: `The run takes more than ${flowLimits.taken} steps`,
};

interface Going {
  run: RunRow;
  results: Map<string, StepResult>;
  site: Site;
  actor: Actor;
}

/** Whether there may be a further step now. */
async function goOn(app: FlowParts, { run, results, site, actor }: Going): Promise<boolean> {
  const next = nextStep(run.definition, results, site.language);
  const db = app.db.site(run.site_id);
  if (next.kind === 'waiting') {
    const answered = await restRun(db, run);
    for (const [key, result] of answered ?? []) results.set(key, result);
    return answered !== undefined;
  }
  if (next.kind === 'join') {
    results.set(next.key, await joinBranches(db, run, next));
    return true;
  }
  if (next.kind === 'end') {
    await finish(app, run, next);
    return false;
  }
  if (results.size >= flowLimits.taken) {
    await finish(app, run, { status: 'failed', key: next.key, error: tooManySteps });
    return false;
  }
  const { key, step } = next;
  const result = await takeStep(app, {
    run,
    key,
    step,
    actor,
    facts: describeFacts(next.facts, { input: run.input, site, actor, now: app.clock.now() }),
  });
  results.set(key, result);
  return true;
}

async function finish(app: FlowParts, run: RunRow, end: RunEnd): Promise<void> {
  await app.db.site(run.site_id).transaction(async (tx) => {
    await holdRun(tx, run);
    await endRun(tx, run, end);
  });
  announceRun(app, run);
  if (run.parent_id !== null) await app.queue.publish(flowTopic, {});
}
