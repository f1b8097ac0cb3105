import { relative } from 'node:path';
import { pino } from 'pino';
import { rootDir } from '../../platform/config/rootDir.ts';
import { describeFault } from '../../plugins/describeFault.ts';
import { loadPlugins } from '../../plugins/loadPlugins.ts';
import { checkPluginParts } from '../checkPluginParts.ts';

/** Why plugins are left out: each fault of the shipped ones, and of `others`, behind the folder of its plugin. */
export async function checkShipped(others: string[] = []): Promise<string[]> {
  const log = pino({ level: 'silent' });
  const { leftOut } = await loadPlugins({ foreign: others, log, check: checkPluginParts });
  return leftOut.flatMap(({ dir, faults }) =>
    faults.map((fault) => `${relative(rootDir, dir)}/${describeFault(fault, 'en')}`),
  );
}
