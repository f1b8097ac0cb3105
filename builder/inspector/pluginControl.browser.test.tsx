import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Layout, ViewAsset, WidgetDefinition } from '../../schemas/index.ts';
import { createCatalog } from '../document/catalog/catalog.ts';
import { openInspector } from '../testing/openInspector.tsx';

const control = new URL('../testing/FakeControl.tsx', import.meta.url).href;
const layout: Layout = {
  version: 1,
  kind: 'page',
  settings: {},
  rows: [{ uid: 'r', columns: [{ uid: 'c', objects: [{ uid: 'o', type: 'shelf', place: 'a' }] }] }] as Layout['rows'], // as short as the builder reads it
};

function openShelf(controls: Record<string, ViewAsset>) {
  const definition: WidgetDefinition = {
    type: 'shelf',
    title: { th: 'ชั้น', en: 'Shelf' },
    icon: 'library',
    category: 'content',
    version: 1,
    hydrate: 'never',
    props: {
      type: 'object',
      properties: { place: { type: 'string', 'x-control': 'shelf_picker', 'x-title': { th: 'ที่', en: 'Place' } } },
    },
  };
  const asset = { src: 'x', view: 'X', css: [], imports: [], hydrate: 'never' as const, version: 1 };
  return openInspector({ id: 'o', layout, catalog: createCatalog([{ definition, asset }], { controls }) });
}

it('edits a property with the control that a plugin brings for it', async () => {
  const { read } = await openShelf({ shelf_picker: { src: control, view: 'FakeControl', css: [], imports: [] } });
  await userEvent.selectOptions(page.getByLabelText('Place'), 'Shelf B');
  expect(read('o')?.place).toBe('b');
});

it('falls back to the control of the type where the plugin’s cannot be fetched', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { read } = await openShelf({
    shelf_picker: { src: `${control}?broken`, view: 'Nothing', css: [], imports: [] },
  });
  await userEvent.fill(page.getByLabelText('Place'), 'c');
  expect(read('o')?.place).toBe('c');
});

it('uses the control of the type where no plugin brings one', async () => {
  const { read } = await openShelf({});
  await userEvent.fill(page.getByLabelText('Place'), 'd');
  expect(read('o')?.place).toBe('d');
});
