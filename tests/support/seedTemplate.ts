import { hash } from '@node-rs/argon2';
import { pino } from 'pino';
import { seedDemo } from '../../server/app/demo/seedDemo.ts';
import { openApp } from '../../server/app/openApp.ts';
import { readConfig } from '../../server/platform/config/readConfig.ts';
import { noAssets } from './noAssets.ts';
import { runAsAdmin } from './runAsAdmin.ts';

/** Checking a password takes as long as its hash was made to take: demo accounts sign in hundreds of times. */
const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Brings a database and a folder to where a first start leaves them: tables of all collections, and the demo sites. */
export async function seedTemplate(options: { ownerUrl: string; dataDir: string }): Promise<void> {
  const config = readConfig({ DATABASE_URL: options.ownerUrl, DATA_DIR: options.dataDir, LOG_LEVEL: 'silent' });
  const closers: (() => Promise<void>)[] = [];
  try {
    const refused = await seedDemo(
      await openApp(config, { dev: false, assets: noAssets, log: pino({ level: config.logLevel }), closers }),
    );
    if (refused.length > 0) throw new Error(refused.join('\n'));
  } finally {
    for (const close of closers.reverse()) await close();
  }
  const passwordHash = await hash(config.demoPassword, cheap);
  await runAsAdmin(options.ownerUrl, 'update sala.account set password_hash = $1', [passwordHash]);
}
