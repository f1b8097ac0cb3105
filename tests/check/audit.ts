import { spawnSync } from 'node:child_process';
import { explainAudit } from './explainAudit.ts';

/** Ends with 1 where an installed package has a known hole, with 2 where nobody could be asked. */
const asked = ['audit', '--omit=dev', ...process.argv.slice(2)];
const options = { encoding: 'utf8', maxBuffer: 100_000_000 } as const;
const { stdout } = spawnSync('npm', [...asked, '--json'], options);
const reason = explainAudit(stdout);
if (reason === undefined) process.exitCode = spawnSync('npm', asked, { stdio: 'inherit' }).status ?? 2;
else {
  console.error(reason);
  process.exitCode = 2;
}
