import type { App } from '../api/app.ts';
import { startPrints, sweepPrints } from '../documents/batch/runPrints.ts';
import { openAttachment } from '../files/openAttachment.ts';
import { sweepFiles } from '../files/sweepFiles.ts';
import { startFlows, sweepRuns } from '../flows/startFlows.ts';
import { sweepSignIns } from '../identity/credentials/sweepSignIns.ts';
import { mailWriters } from '../identity/password/mailWriters.ts';
import { startMailSender } from '../messages/mail/startMailSender.ts';
import { startNotices, sweepNotices } from '../messages/notices/startNotices.ts';
import { startWebhooks, sweepDeliveries } from '../messages/webhooks/startWebhooks.ts';
import { startSchedule } from '../pages/editing/runSchedule.ts';
import { startSweeper } from '../platform/startSweeper.ts';
import { startWorker } from '../records/effects/startWorker.ts';
import { sweepEffects } from '../records/effects/sweepEffects.ts';
import { startRecalculations, sweepRecalculations } from '../records/recalculate/runRecalculations.ts';
import { startTime } from '../records/time/startTime.ts';

/** What a worker does: the jobs of the queue, and what is done by the clock. Answers what ends each, in the order of their starts. */
export async function startJobs(app: App): Promise<(() => Promise<void>)[]> {
  const { log, config, db } = app;
  return [
    await startWorker(app),
    startTime(app),
    await startSchedule(app),
    await startMailSender(app, mailWriters, openAttachment),
    await startWebhooks(app),
    await startNotices(app),
    await startFlows(app),
    await startPrints(app),
    await startRecalculations(app),
    startSweeper(log, 'flows', () => sweepRuns(app)),
    startSweeper(log, 'prints', () => sweepPrints(app)),
    startSweeper(log, 'recalculations', () => sweepRecalculations(app)),
    startSweeper(log, 'webhooks', () => sweepDeliveries(app)),
    startSweeper(log, 'notices', () => sweepNotices(app)),
    startSweeper(log, 'files', () => sweepFiles(app)),
    startSweeper(log, 'effects', () => sweepEffects(db, config.effectLogDays)),
    startSweeper(log, 'sign-ins', () => sweepSignIns(db, config.signInLogDays)),
  ];
}
