import { pino } from 'pino';
import { seedDemo } from '../../server/app/demo/seedDemo.ts';
import { openApp } from '../../server/app/openApp.ts';
import { readConfig } from '../../server/platform/config/readConfig.ts';
import { noAssets } from './noAssets.ts';

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
}
