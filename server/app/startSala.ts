import { createServer as createHttpServer, type Server } from 'node:http';
import pino from 'pino';
import type { App } from '../api/app.ts';
import { startRealtime } from '../api/realtime/startRealtime.ts';
import { startBeats } from '../platform/beats.ts';
import type { Config } from '../platform/config/readConfig.ts';
import { announceStart } from './announceStart.ts';
import { createServer } from './createServer.ts';
import { refuseDemoAccounts } from './demo/demoAccounts.ts';
import { seedDemo } from './demo/seedDemo.ts';
import { openApp } from './openApp.ts';
import { refuseBusyPort } from './refuseBusyPort.ts';
import { startJobs } from './startJobs.ts';
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
    if (config.role !== 'web') closers.push(...(await startJobs(app)));
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
