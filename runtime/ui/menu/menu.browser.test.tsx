import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { StoryPage } from '../../../stories/StoryPage.tsx';
import { findFaultsHere } from '../../../tests/support/findFaultsHere.ts';
import { showOnPage } from '../../../tests/support/showOnPage.ts';
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx';
import { Menu } from './Menu.tsx';

const reset = vi.fn();

function View() {
  const [shown, setShown] = useState(['name']);
  const [density, setDensity] = useState('normal');
  const toggle = (id: string) => setShown(shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id]);
  const entries = (...ids: string[]) => ids.map((id) => ({ id, title: `เลือก ${id}` }));
  return (
    <Menu
      label="มุมมอง"
      sections={[
        {
          id: 'shown',
          title: 'คอลัมน์',
          entries: entries('name', 'total'),
          ticks: 'any',
          ticked: shown,
          onPress: toggle,
        },
        {
          id: 'density',
          title: 'ความแน่น',
          entries: entries('normal', 'compact'),
          ticks: 'one',
          ticked: [density],
          onPress: setDensity,
        },
        { id: 'more', entries: entries('reset'), onPress: reset },
      ]}
    />
  );
}

function draw() {
  showOnPage(
    <StoryPage language="th">
      <View />
    </StoryPage>,
  );
}

const button = page.getByRole('button', { name: 'มุมมอง' });
const menu = page.getByRole('menu', { name: 'มุมมอง' });

it('stays open while any number is ticked, and closes once one of a section is chosen', async () => {
  draw();
  await userEvent.click(button);
  await expect.element(menu).toBeVisible();
  expect(await findFaultsHere()).toEqual([]);
  const total = page.getByRole('menuitemcheckbox', { name: 'เลือก total' });
  await userEvent.click(total);
  await expect.element(total).toHaveAttribute('aria-checked', 'true');
  await userEvent.click(page.getByRole('menuitemradio', { name: 'เลือก compact' }));
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await userEvent.click(button);
  await expect
    .element(page.getByRole('menuitemradio', { name: 'เลือก normal' }))
    .toHaveAttribute('aria-checked', 'false');
  await expect
    .element(page.getByRole('menuitemcheckbox', { name: 'เลือก name' }))
    .toHaveAttribute('aria-checked', 'true');
});

it('is opened and walked by the keys, and gives the focus back', async () => {
  draw();
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitemcheckbox', { name: 'เลือก name' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('menuitem', { name: 'เลือก reset' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => reset.mock.calls.length).toBe(1);
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(menu).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

function Asking() {
  const [asked, setAsked] = useState(false);
  const entries = [{ id: 'remove', title: 'ลบ' }];
  return (
    <>
      <Menu label="เพิ่มเติม" sections={[{ id: 'all', entries, onPress: () => setAsked(true) }]} />
      {asked && <ConfirmDialog title="ลบหรือไม่" text="" action="ลบ" perform={reset} onClose={() => setAsked(false)} />}
    </>
  );
}

it('gives the focus back to its button when a dialog is closed that an entry opened', async () => {
  showOnPage(
    <StoryPage language="th">
      <Asking />
    </StoryPage>,
  );
  const opener = page.getByRole('button', { name: 'เพิ่มเติม' });
  const dialog = page.getByRole('alertdialog');
  await expect.element(opener).toBeVisible();
  // The second time the code of both is here, and the dialog opens before the menu is gone.
  for (const _ of ['first', 'second']) {
    (opener.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem', { name: 'ลบ' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  }
});
