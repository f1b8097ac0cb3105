import { expect, it } from 'vitest';
import type { PluginManifest, WidgetDefinition } from '../../../schemas/index.ts';
import { createPluginRegistry } from '../../plugins/pluginRegistry.ts';
import { listWidgets } from './listWidgets.ts';

const same = (text: string) => ({ th: text, en: text });
const loaded = (manifest: Partial<PluginManifest> & { id: string }, ...types: string[]) => ({
  manifest: { title: same(manifest.id), group: 'academy' as const, ...manifest },
  ...{ dir: '', collections: [], layouts: {}, sections: {}, templates: {}, controls: [], calls: [] },
  ...{ samples: [], documents: [], flows: {} },
  widgets: types.map((type) => ({
    definition: { type, title: same(type) } as WidgetDefinition,
    plugin: manifest.id,
    folder: '',
    viewFile: '',
    viewName: '',
  })),
});
const registry = createPluginRegistry([
  loaded({ id: 'content', core: true, forms: { settings: {} } }, 'header'),
  loaded({ id: 'lesson', coming: ['ribbon', 'course'], forms: { settings: {} } }, 'course'),
]);

it('tells which widgets belong to a plugin that is off, and which a plugin will bring', () => {
  const { widgets, forms, coming } = listWidgets(registry, { plugins: [] });
  expect(widgets.map(({ definition, off }) => [definition.type, off])).toEqual([
    ['header', undefined],
    ['course', same('lesson')],
  ]);
  expect(forms).toHaveLength(1);
  expect(coming).toEqual({ ribbon: same('lesson') });
});

it('tells nothing of plugins that are on', () => {
  const { widgets, forms } = listWidgets(registry, { plugins: ['lesson'] });
  expect([widgets.some(({ off }) => off), forms.length]).toEqual([false, 2]);
});
