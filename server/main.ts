import { endWithParent } from './app/endWithParent.ts';
import { startSala } from './app/startSala.ts';
import { describeStartFailure } from './config/describeStartFailure.ts';
import { readConfig } from './config/readConfig.ts';

/** The composition root: reads the configuration, starts what the role asks for, and says in one line why it cannot. */
endWithParent();
try {
  await startSala(readConfig(process.env), { dev: process.argv.includes('--dev') });
} catch (error) {
  for (const line of describeStartFailure(error)) process.stderr.write(`${line}\n`);
  process.exit(1);
}
