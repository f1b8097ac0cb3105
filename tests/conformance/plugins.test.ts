import { pino } from 'pino';
import { expect, it } from 'vitest';
import { checkPluginParts } from '../../server/app/checkPluginParts.ts';
import { describeFault } from '../../server/plugins/describeFault.ts';
import { loadPlugins } from '../../server/plugins/loadPlugins.ts';

/** The check of `npm run check-plugin` and of every start. */
const { plugins, leftOut } = await loadPlugins({
  foreign: [],
  log: pino({ level: 'silent' }),
  check: checkPluginParts,
});

it('finds nothing wrong with any shipped plugin', () => {
  const faults = leftOut.flatMap((plugin) =>
    plugin.faults.map((fault) => `${plugin.id}: ${describeFault(fault, 'en')}`),
  );
  expect(faults).toEqual([]);
  expect(plugins.length).toBeGreaterThan(15);
});
