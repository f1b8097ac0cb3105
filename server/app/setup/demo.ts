import pino from 'pino';
import { describeStartFailure } from '../../platform/config/describeStartFailure.ts';
import { readConfig } from '../../platform/config/readConfig.ts';
import { StartError } from '../../platform/config/startError.ts';
import { growDemo } from '../demo/growDemo.ts';
import { seedDemo } from '../demo/seedDemo.ts';
import { openApp } from '../openApp.ts';

/**
 * `npm run demo -- large`: the demo sites with as much as a company has after a year. Beside a running server only with
 * a `DATABASE_URL`: the embedded database has one user at a time.
 */
const [size] = process.argv.slice(2);
const log = pino({ level: process.env.LOG_LEVEL ?? 'warn' });
const closers: (() => Promise<void>)[] = [];
try {
  if (size !== 'large') throw new StartError('say how much: npm run demo -- large');
  const config = readConfig(process.env);
  if (!config.demo) throw new StartError('demo data are only for the embedded database, or with DEMO=true');
  const app = await openApp(config, { dev: false, log, closers });
  await seedDemo(app);
  const started = performance.now();
  const { counts, refused } = await growDemo(app, showProgress);
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stdout.write(`\n  Added in ${seconds} s; what was there already stayed as it was:\n\n`);
  for (const [collection, count] of Object.entries(counts))
    process.stdout.write(`  ${String(count).padStart(7)}  ${collection}\n`);
  process.stdout.write('\n  Now: npm start\n\n');
  for (const line of refused) process.stderr.write(`${line}\n`);
  if (refused.length > 0) process.exitCode = 1;
} catch (error) {
  for (const line of describeStartFailure(error)) process.stderr.write(`${line}\n`);
  process.exitCode = 1;
} finally {
  for (const close of closers.reverse()) await close();
}

function showProgress(collection: string, rows: number): void {
  process.stdout.write(`${collection}: ${rows}\n`);
}
