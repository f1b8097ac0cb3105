import { expect, it } from 'vitest';
import { loadShipped } from '../support/loadShipped.ts';

it('offers every form step in the builder, and none that no plugin runs', async () => {
  const { plugins } = await loadShipped();
  for (const { manifest, server } of plugins) {
    const offered = Object.keys(manifest.forms?.steps ?? {});
    expect(offered, manifest.id).toEqual(Object.keys(server?.formSteps ?? {}));
  }
});
