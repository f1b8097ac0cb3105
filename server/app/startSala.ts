import { createServer as createHttpServer, type Server } from 'node:http';
import pino from 'pino';
import { mailWriters } from '../accounts/mailWriters.ts';
import type { Config } from '../config/readConfig.ts';
import { seedDemo } from '../demo/seedDemo.ts';
import { startWorker } from '../effects/startWorker.ts';
import { startFileSweeper } from '../files/startFileSweeper.ts';
import { startMailer } from '../mail/startMailer.ts';
import { startRealtime } from '../realtime/startRealtime.ts';
import { announceStart } from './announceStart.ts';
import type { App } from './app.ts';
import { createServer } from './createServer.ts';
import { openApp } from './openApp.ts';
import { refuseBusyPort } from './refuseBusyPort.ts';
import { stopGracefully } from './stopGracefully.ts';

/** Starts Sala: database, queue, plugins, assets and, where the role says so, the HTTP face. */
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
    if (config.role !== 'web')
      closers.push(await startWorker(app), await startMailer(app, mailWriters), startFileSweeper(app));
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
  const server = createHttpServer(createServer(app).callback());
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(app.config.port, app.config.host, done);
  });
  return server;
}
