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

it('leaves out a plugin whose check nobody foresaw to fail, and goes on', async () => {
  const found = await loadPlugins({
    foreign: [],
    log: pino({ level: 'silent' }),
    check: ({ manifest }) => {
      if (manifest.id === 'lesson') throw new TypeError('no length');
      return [];
    },
  });
  expect(found.leftOut.map(({ id, faults }) => [id, faults.map(({ message }) => message)])).toEqual([
    ['lesson', ['it cannot be checked: no length']],
  ]);
  expect(found.plugins.length).toBe(plugins.length - 1);
});
