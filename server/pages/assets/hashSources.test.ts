import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { openTempFolder } from '../../../tests/support/tempFolder.ts';
import type { LoadedPlugin } from '../../plugins/loadedPlugin.ts';
import { hashSources } from './hashSources.ts';

let dir: string;
let data: LoadedPlugin;
const view = (viewFile: string) => ({ name: 'picker', viewFile, viewName: 'Picker' });

beforeAll(async () => {
  dir = await openTempFolder('plugin');
  await writeFile(join(dir, 'manifest.json'), '{}');
  data = {
    manifest: { id: 'board', title: { th: 'ก', en: 'B' }, group: 'office' },
    dir,
    ...{ collections: [], samples: [], documents: [], calls: [], widgets: [], controls: [] },
    ...{ layouts: {}, sections: {}, templates: {}, flows: {} },
  };
});

it('is the same with a plugin of data alone, which needs no build', () => {
  expect(hashSources([data])).toBe(hashSources([]));
});

it('is another with a plugin that brings something to draw, and with each change of it', async () => {
  const drawn = { ...data, controls: [view(join(dir, 'Picker.tsx'))] };
  const before = hashSources([drawn]);
  expect(before).not.toBe(hashSources([]));
  await writeFile(join(dir, 'Picker.tsx'), 'export {};');
  expect(hashSources([drawn])).not.toBe(before);
});
