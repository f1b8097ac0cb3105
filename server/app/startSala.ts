import { createServer as createHttpServer, type Server } from 'node:http';
import pino from 'pino';
import type { App } from '../api/app.ts';
import { startRealtime } from '../api/realtime/startRealtime.ts';
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
import { startBeats } from '../platform/beats.ts';
import type { Config } from '../platform/config/readConfig.ts';
import { startSweeper } from '../platform/startSweeper.ts';
import { startWorker } from '../records/effects/startWorker.ts';
import { sweepEffects } from '../records/effects/sweepEffects.ts';
import { startRecalculations, sweepRecalculations } from '../records/recalculate/runRecalculations.ts';
import { startTime } from '../records/time/startTime.ts';
import { announceStart } from './announceStart.ts';
import { createServer } from './createServer.ts';
import { refuseDemoAccounts } from './demo/demoAccounts.ts';
import { seedDemo } from './demo/seedDemo.ts';
import { openApp } from './openApp.ts';
import { refuseBusyPort } from './refuseBusyPort.ts';
import { stopGracefully } from './stopGracefully.ts';

/** Starts Sala: database, queue, plugins, assets and, if the role includes it, the HTTP server. */
export async function startSala(config: Config, options: { dev: boolean }): Promise<void> {
  const started = performance.now();
  const log = pino({
    level: config.logLevel,
    redact: ['password', '*.password', 'headers.cookie', 'headers.authorization'],
  });
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const one of closers.reverse()) await one();
  };
  try {
    if (config.role !== 'worker') await refuseBusyPort(config.port, config.host);
    const app = await openApp(config, { ...options, log, closers });
    if (config.demo) await seedDemo(app);
    else if (config.environment === 'production') await refuseDemoAccounts(app);
    closers.push(startBeats(app));
    if (config.role !== 'web')
      closers.push(
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
        startSweeper(log, 'effects', () => sweepEffects(app.db, config.effectLogDays)),
        startSweeper(log, 'sign-ins', () => sweepSignIns(app.db, config.signInLogDays)),
      );
    const server = config.role === 'worker' ? undefined : await listen(app);
    const endRealtime = server && (await startRealtime(app, server));
    stopGracefully({ server, endRealtime, close, log });
    announceStart(app, Math.round(performance.now() - started));
  } catch (error) {
    await close().catch((closeError: unknown) => log.error({ err: closeError }, 'closing after a failed start'));
    throw error;
  }
}

async function listen(app: App): Promise<Server> {
  const { port, host, limits } = app.config;
  const times = { keepAliveTimeout: 65_000, requestTimeout: limits.requestSeconds.points * 1000 };
  const server = createHttpServer(times, createServer(app).callback());
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, done);
  });
  return server;
}
