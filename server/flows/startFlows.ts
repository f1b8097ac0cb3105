import { flowLimits } from '../../schemas/index.ts';
import { startLoop, type Woken } from '../platform/startLoop.ts';
import { flowTopic } from '../records/tell/noteFlowStarts.ts';
import { runFlows } from './advanceRun.ts';
import type { FlowParts } from './runs/flowParts.ts';
import { makeRuns } from './starts/makeRuns.ts';
import { noteSchedules } from './starts/noteSchedules.ts';

/** Runs flows in this process: at once when woken, and in sweeps for what waited and for runs whose worker died. */
export function startFlows(app: FlowParts): Promise<() => Promise<void>> {
  const work = async (isStopping: () => boolean, woken: Woken) => {
    const prepare = async () => {
      await noteSchedules(app);
      await makeRuns(app, isStopping);
    };
    await prepare();
    await runFlows(app, isStopping, prepareWhenWoken(app, { woken, prepare }));
  };
  return startLoop(app, { name: 'running flows', topic: flowTopic, sweepMs: 2_000, work });
}

/** Runs whose steps take long, others' systems above all, keep no other run from being made and taken up meanwhile. */
function prepareWhenWoken(
  { log }: FlowParts,
  { woken, prepare }: { woken: Woken; prepare: () => Promise<void> },
): Woken {
  let coming: Promise<void> | undefined;
  return () => {
    coming ??= woken()
      .then(prepare)
      .catch((error: unknown) => log.error({ err: error }, 'making runs of flows'))
      .finally(() => {
        coming = undefined;
      });
    return coming;
  };
}

/** Ended and abandoned runs are kept for as long as a run may wait. */
export async function sweepRuns({ db }: Pick<FlowParts, 'db'>): Promise<void> {
  await db.platform.query(
    `delete from flow_run where coalesce(finished_at, created_at) < now() - interval '${flowLimits.days + 1} days'`,
  );
}
