import { endWithParent } from './app/endWithParent.ts';
import { startSala } from './app/startSala.ts';
import { describeStartFailure } from './platform/config/describeStartFailure.ts';
import { readConfig } from './platform/config/readConfig.ts';

/** The composition root: reads the configuration, starts the parts of its role, and prints one line when it cannot. */
endWithParent();
try {
  await startSala(readConfig(process.env), { dev: process.argv.includes('--dev') });
} catch (error) {
  for (const line of describeStartFailure(error)) process.stderr.write(`${line}\n`);
  process.exit(1);
}
