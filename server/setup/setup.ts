import pino from 'pino';
import { openApp } from '../app/openApp.ts';
import { describeStartFailure } from '../config/describeStartFailure.ts';
import { readConfig } from '../config/readConfig.ts';
import { StartError } from '../config/startError.ts';
import { makeFirstSite } from './makeFirstSite.ts';

/** `npm run setup -- example.com root@example.com "Name"`: the first site of a new database. */
const [host, email, name] = process.argv.slice(2);
const log = pino({ level: process.env.LOG_LEVEL ?? 'warn' });
const closers: (() => Promise<void>)[] = [];
try {
  if (!host || !email)
    throw new StartError('say the host name, the e-mail address of its root, and a name for the site');
  const app = await openApp(readConfig(process.env), { dev: false, log, closers });
  const path = await makeFirstSite(app, { host, email, name: name ?? host });
  process.stdout.write(
    `\n  ${host} is made. Its root sets a password here, once, within a day:\n\n  https://${host}${path}\n\n`,
  );
} catch (error) {
  for (const line of describeStartFailure(error)) process.stderr.write(`${line}\n`);
  process.exitCode = 1;
} finally {
  for (const close of closers.reverse()) await close();
}
