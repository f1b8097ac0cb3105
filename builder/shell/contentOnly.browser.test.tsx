import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { demoLayout } from '../testing/demoLayout.ts';
import { dragByMouse, findSpot } from '../testing/pointer.ts';
import { drawCanvas, renderBuilder } from '../testing/renderBuilder.tsx';

it('offers texts and nothing of the structure to whom may change content only', async () => {
  const { find } = await renderBuilder(demoLayout, { may: 'content' });
  const start = drawCanvas();
  expect([...document.querySelectorAll('[role="tab"]')].map((tab) => tab.textContent)).toEqual(['Outline', 'Check']);
  expect(document.querySelector('.bd-empty-place, .bd-palette, .bd-column-handle')).toBeNull();

  await userEvent.click(find('title'));
  expect(document.querySelector('[data-drag-node]')).toBeNull();
  for (const name of ['Duplicate', 'Delete', 'Move up', 'Move down'])
    expect(document.querySelector(`.bd-selection [aria-label="${name}"]`), name).toBeNull();
  await expect.element(page.getByLabelText('Text')).toBeVisible();
  expect(page.getByLabelText('Level').query()).toBeNull();

  await userEvent.keyboard('{Delete}{Alt>}{ArrowDown}{/Alt}{Control>}d{/Control}');
  await dragByMouse(findSpot(find('title')), findSpot(find('old')));
  expect(drawCanvas()).toBe(start);

  await userEvent.click(find('title'));
  await userEvent.fill(page.getByLabelText('Text'), 'ใหม่');
  await expect.poll(() => find('title').textContent).toContain('ใหม่');
});

it('does not find commands of the structure by name either', async () => {
  await renderBuilder(demoLayout, { may: 'content' });
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = page.getByRole('combobox', { name: 'Find a command' });
  await userEvent.fill(field, 'outline');
  await expect.element(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await userEvent.fill(field, 'button');
  await expect.poll(() => page.getByRole('dialog').getByRole('option').elements().length).toBe(0);
});
