import { expect, it } from 'vitest';
import type { LayoutObject, PluginManifest } from '../../../schemas/index.ts';
import { createPluginRegistry } from '../../plugins/pluginRegistry.ts';
import { listComing } from './listComing.ts';

const title = { th: 'หลักสูตร', en: 'Courses' };
const manifest: PluginManifest = { id: 'lesson', title, group: 'academy', coming: ['course_ribbon'] };
const registry = createPluginRegistry([
  {
    manifest,
    dir: '',
    collections: [],
    layouts: {},
    sections: {},
    templates: {},
    widgets: [],
    controls: [],
    calls: [],
    samples: [],
    documents: [],
    flows: {},
  },
]);
const rowsOf = (...types: string[]) => {
  const objects = types.map((type, index): LayoutObject => ({ uid: `o${index}`, type }));
  return { rows: [{ uid: 'r', columns: [{ uid: 'c', objects }] }] } as Parameters<typeof listComing>[1]; // as short as the reader needs
};

it('names the plugin of a widget that it will bring, under every spelling of the type', () => {
  expect(listComing(registry, rowsOf('course_ribbon', 'course ribbon'))).toEqual({
    course_ribbon: title,
    'course ribbon': title,
  });
});

it('says nothing of types that no plugin names', () => {
  expect(listComing(registry, rowsOf('unheard_of', 'constructor'))).toBeUndefined();
});
