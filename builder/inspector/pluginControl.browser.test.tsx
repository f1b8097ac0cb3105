import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ViewAsset } from '../../schemas/index.ts';
import { openPart } from '../testing/openPart.tsx';

const control = new URL('../testing/FakeControl.tsx', import.meta.url).href;
function openShelf(controls: Record<string, ViewAsset>) {
  return openPart({
    properties: { place: { type: 'string', 'x-control': 'shelf_picker', 'x-title': { th: 'ที่', en: 'Place' } } },
    values: { place: 'a' },
    controls,
  });
}

it('edits a property with the control that a plugin brings for it', async () => {
  const { read } = await openShelf({ shelf_picker: { src: control, view: 'FakeControl', css: [], imports: [] } });
  await userEvent.selectOptions(page.getByLabelText('Place'), 'Shelf B');
  expect(read('part')?.place).toBe('b');
});

it('falls back to the control of the type where the plugin’s cannot be fetched', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { read } = await openShelf({
    shelf_picker: { src: `${control}?broken`, view: 'Nothing', css: [], imports: [] },
  });
  await userEvent.fill(page.getByLabelText('Place'), 'c');
  expect(read('part')?.place).toBe('c');
});

it('uses the control of the type where no plugin brings one', async () => {
  const { read } = await openShelf({});
  await userEvent.fill(page.getByLabelText('Place'), 'd');
  expect(read('part')?.place).toBe('d');
});
