import { nextStep } from '../../engine/flow/nextStep.ts';
import { flowLimits, type Json, type Site, type Text } from '../../schemas/index.ts';
import { runClaimed } from '../platform/runClaimed.ts';
import type { Woken } from '../platform/startLoop.ts';
import type { Actor } from '../records/context/actor.ts';
import { findMember } from '../records/find/findMember.ts';
import { flowTopic } from '../records/tell/noteFlowStarts.ts';
import { actFor } from './runs/actFor.ts';
import { announceRun } from './runs/announceRun.ts';
import { claimRuns } from './runs/claimRuns.ts';
import type { RunEnd } from './runs/endRuns.ts';
import type { FlowParts } from './runs/flowParts.ts';
import type { RunRow } from './runs/flowRows.ts';
import { joinBranches } from './runs/joinBranches.ts';
import { LeaseLost, yieldRun } from './runs/lease.ts';
import { readResults, type StoredResults } from './runs/readResults.ts';
import { restRun } from './runs/restRun.ts';
import { openStoreTogether, type StoreTogether } from './runs/storeTogether.ts';
import { tellFailure } from './runs/tellFailure.ts';
import { describeFacts } from './steps/describeFacts.ts';
import { takeStep } from './steps/takeStep.ts';

/** Runs whose steps only decide keep a worker for no longer than it computes: many share what they store. */
const places = { others: 8, onlyDecide: 64 };
/** After so many steps a run lets others go first. */
const stepsInTurn = 50;

/** Takes the steps of runs that are due until none is; answers how many runs were taken up. */
export function runFlows(app: FlowParts, isStopping = () => false, woken?: Woken): Promise<number> {
  const store = openStoreTogether(app.db);
  const kinds = [openPlaces(app, places.others, false), openPlaces(app, places.onlyDecide, true)];
  return runClaimed<ClaimedRun>({
    claim: async () => (await Promise.all(kinds.map((kind) => kind.claim()))).flat(),
    handle: (claimed) => advanceRun(app, { ...claimed, store, isStopping }).finally(claimed.leave),
    atOnce: places.others + places.onlyDecide,
    isStopping,
    woken,
  });
}

interface ClaimedRun {
  run: RunRow;
  starter(): Promise<Starter | undefined>;
  leave(): void;
}

/** Places of this worker for runs of a kind. */
function openPlaces(app: FlowParts, count: number, onlyDecides: boolean) {
  const held = new Map<string, number>();
  let free = count;
  const change = (site: string, by: 1 | -1) => {
    free -= by;
    held.set(site, (held.get(site) ?? 0) + by);
  };
  return {
    async claim(): Promise<ClaimedRun[]> {
      const claimed = await claimRuns(app.db.platform, { count: free, held, onlyDecides });
      const starters = shareStarters(app);
      return claimed.map((run) => {
        change(run.site_id, 1);
        return { run, starter: () => starters(run), leave: () => change(run.site_id, -1) };
      });
    },
  };
}

interface Starter {
  site: Site;
  holidays: ReadonlySet<string>;
  actor: Actor;
}

/** The people of runs that are claimed together: each is looked for once. */
function shareStarters(app: FlowParts) {
  const found = new Map<string, Promise<Starter | undefined>>();
  const find = async ({ site_id, account_id }: RunRow) => {
    const site = await app.sites.byId(site_id);
    const actor = site && (await findMember(app, site, account_id));
    return actor && { site, actor, holidays: await app.holidays.of(site, await app.collections.of(site)) };
  };
  return (run: RunRow) => {
    const key = `${run.site_id} ${run.account_id}`;
    const starter = found.get(key) ?? find(run);
    found.set(key, starter);
    return starter;
  };
}

/** Goes on with a run until it ends, waits or has had its turn. Never throws: a run that could not be gone on with is taken again. */
async function advanceRun(
  app: FlowParts,
  { run, starter, store, isStopping }: ClaimedRun & { store: StoreTogether; isStopping: () => boolean },
): Promise<void> {
  const db = app.db.site(run.site_id);
  try {
    const found = await starter();
    if (!found) return await finish(app, { run, store }, { status: 'failed', error: noMember });
    const actor = actFor(found.actor, run);
    // Nobody had it before: nothing is stored of it.
    const held: StoredResults =
      run.lease === 1 ? { results: new Map(), characters: 0 } : await db.transaction((tx) => readResults(tx, run));
    for (let taken = 0; taken < stepsInTurn && !isStopping(); taken += 1)
      if (!(await advanceOnce(app, { ...found, run, held, actor, store }))) return;
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

const tooMuch = {
  th: 'ขั้นตอนของการรันนี้เก็บข้อมูลรวมกันมากเกินไป ให้อ่านหรือวนทีละน้อย หรือแบ่งเป็นโฟลว์ย่อย',
  en: 'The steps of this run store too much together: read or loop over less, or divide it into sub-flows',
};

interface Going extends Starter {
  run: RunRow;
  held: StoredResults;
  store: StoreTogether;
}

/** Whether there may be a further step now. */
async function advanceOnce(app: FlowParts, { run, held, site, holidays, actor, store }: Going): Promise<boolean> {
  const { results } = held;
  const next = nextStep(run.definition, results, site.language);
  const db = app.db.site(run.site_id);
  if (next.kind === 'waiting') {
    const answered = await restRun(db, run);
    Object.assign(held, answered);
    return answered !== undefined;
  }
  if (next.kind === 'join') {
    results.set(next.key, await joinBranches(db, run, next));
    return true;
  }
  if (next.kind === 'end') {
    await finish(app, { run, store }, next);
    return false;
  }
  const excess = findExcess(held);
  if (excess) {
    await finish(app, { run, store }, { status: 'failed', key: next.key, error: excess });
    return false;
  }
  const count = (value: Json) => {
    held.characters += JSON.stringify(value).length;
  };
  const { key, step } = next;
  const result = await takeStep(app, {
    run,
    key,
    step,
    actor,
    store,
    count,
    facts: describeFacts(next.facts, { input: run.input, site, holidays, actor, now: app.clock.now() }),
  });
  results.set(key, result);
  count(result.output);
  return true;
}

function findExcess({ results, characters }: StoredResults): Text | undefined {
  if (results.size >= flowLimits.taken) return tooManySteps;
  return characters > flowLimits.stored ? tooMuch : undefined;
}

async function finish(app: FlowParts, { run, store }: Pick<Going, 'run' | 'store'>, end: RunEnd): Promise<void> {
  await store.run({ run, end });
  announceRun(app, run);
  if (run.parent_id !== null) await app.queue.publish(flowTopic, {});
  // The failure of a sub-flow is that of the run that waits for it, or is dealt with there.
  else if (end.status === 'failed') await tellFailure(app, run, end.error);
}
