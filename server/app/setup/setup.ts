import pino from 'pino';
import { describeStartFailure } from '../../platform/config/describeStartFailure.ts';
import { readConfig } from '../../platform/config/readConfig.ts';
import { StartError } from '../../platform/config/startError.ts';
import { recalculateSites } from '../../records/recalculate/recalculateSites.ts';
import { removeDemoAccounts } from '../demo/demoAccounts.ts';
import { openApp } from '../openApp.ts';
import { describeReports } from './describeReports.ts';
import { makeFirstSite } from './makeFirstSite.ts';

/**
 * `npm run setup -- example.com root@example.com "Name"`: the first site of a new database. `npm run setup --
 * --remove-demo`: removes the demo accounts. `npm run setup -- --recalculate`: computes roll-ups and
 * formulas again, corrects what differs, and reports it.
 */
const [host, email, name] = process.argv.slice(2);
const log = pino({ level: process.env.LOG_LEVEL ?? 'warn' });
const closers: (() => Promise<void>)[] = [];
try {
  const open = () => openApp(readConfig(process.env), { dev: false, log, closers });
  if (host === '--remove-demo') {
    const count = await removeDemoAccounts(await open());
    process.stdout.write(`\n  ${count} demo accounts removed. Their sites and what they made stay.\n\n`);
  } else if (host === '--recalculate') {
    for (const line of describeReports(await recalculateSites(await open()))) process.stdout.write(`${line}\n`);
  } else {
    if (!host || !email)
      throw new StartError('say the host name, the e-mail address of its root, and a name for the site');
    const path = await makeFirstSite(await open(), { host, email, name: name ?? host });
    process.stdout.write(
      `\n  ${host} is made. Its root sets a password here, once, within a day:\n\n  https://${host}${path}\n\n`,
    );
  }
} catch (error) {
  for (const line of describeStartFailure(error)) process.stderr.write(`${line}\n`);
  process.exitCode = 1;
} finally {
  for (const close of closers.reverse()) await close();
}
