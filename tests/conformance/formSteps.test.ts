import { pino } from 'pino';
import { expect, it } from 'vitest';
import { loadPlugins } from '../../server/plugins/loadPlugins.ts';

it('offers every form step in the builder, and none that no plugin runs', async () => {
  const { plugins } = await loadPlugins({ foreign: [], log: pino({ level: 'silent' }) });
  for (const { manifest, server } of plugins) {
    const offered = Object.keys(manifest.forms?.steps ?? {});
    expect(offered, manifest.id).toEqual(Object.keys(server?.formSteps ?? {}));
  }
});
