import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { StoryPage } from '../../../stories/StoryPage.tsx';
import { findFaultsHere } from '../../../tests/support/findFaultsHere.ts';
import { showToast } from '../toast/showToast.ts';
import '../toast/toast.css';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { NativeDialog } from './NativeDialog.tsx';

let root: Root;
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

function draw(children: React.ReactNode) {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<StoryPage language="th">{children}</StoryPage>);
}

function Opener({ role, closes = true }: { role?: 'alertdialog'; closes?: boolean }) {
  const [open, setOpen] = useState(false);
  const [inner, setInner] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        เปิด
      </button>
      {open && (
        <Dialog title="นอก" role={role} onClose={closes ? () => setOpen(false) : undefined}>
          <button type="button" onClick={() => setInner(true)}>
            ซ้อน
          </button>
          {inner && <Dialog title="ใน" onClose={() => setInner(false)} />}
        </Dialog>
      )}
    </>
  );
}

const opener = page.getByRole('button', { name: 'เปิด' });
const outer = page.getByRole('dialog', { name: 'นอก' });
const pressOutside = () =>
  userEvent.click(document.querySelector('.s-overlay') as Element, { position: { x: 5, y: 5 } });

it('keeps the focus inside, holds the page behind, and gives the focus back', async () => {
  draw(<Opener />);
  await userEvent.click(opener);
  await expect.element(outer).toBeVisible();
  expect(document.documentElement.style.overflow).toBe('hidden');
  for (const name of ['ปิด', 'ซ้อน', 'ปิด']) {
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name, exact: true })).toHaveFocus();
  }
  expect(await findFaultsHere()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(outer).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(document.documentElement.style.overflow).toBe('');
});

it('leaves the button of a message that pops up over it to be pressed', async () => {
  draw(<Opener />);
  showToast({ title: 'ก่อนหน้า' });
  await userEvent.click(opener);
  await expect.element(outer).toBeVisible();
  const perform = vi.fn();
  showToast({ title: 'บันทึกแล้ว', action: { title: 'เลิกทำ', perform, undoes: true } });
  await page.getByRole('button', { name: 'เลิกทำ' }).click({ timeout: 15_000 });
  expect(perform).toHaveBeenCalledOnce();
  await expect.element(outer).toBeVisible();
});

it('closes by a press outside, unless it interrupts', async () => {
  draw(<Opener />);
  await userEvent.click(opener);
  await expect.element(outer).toBeVisible();
  await pressOutside();
  await expect.element(outer).not.toBeInTheDocument();
  root.unmount();
  draw(<Opener role="alertdialog" />);
  await userEvent.click(opener);
  await expect.element(page.getByRole('alertdialog', { name: 'นอก' })).toBeVisible();
  await pressOutside();
  await expect.element(page.getByRole('alertdialog', { name: 'นอก' })).toBeVisible();
});

it('stays open without a way to close it', async () => {
  draw(<Opener closes={false} />);
  await userEvent.click(opener);
  await expect.element(outer).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await pressOutside();
  await expect.element(outer).toBeVisible();
  expect(page.getByRole('button', { name: 'ปิด', exact: true }).elements()).toEqual([]);
});

it('closes the innermost of nested dialogs first', async () => {
  draw(<Opener />);
  await userEvent.click(opener);
  await userEvent.click(page.getByRole('button', { name: 'ซ้อน' }));
  await expect.element(page.getByRole('dialog', { name: 'ใน' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'ใน' })).not.toBeInTheDocument();
  await expect.element(outer).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'ซ้อน' })).toHaveFocus();
});

it('is covered by a native dialog, which can be used and does not close it', async () => {
  const understood = vi.fn();
  draw(<Dialog title="นอก" onClose={() => understood('outer')} />);
  await expect.element(outer).toBeVisible();
  const place = document.createElement('div');
  place.dataset.reactAriaTopLayer = '';
  const above = createRoot(document.body.appendChild(place));
  above.render(
    <StoryPage language="th">
      <NativeDialog
        role="alertdialog"
        title="ข้อความ"
        onClose={() => understood('native')}
        actions={
          <button type="button" onClick={() => understood('button')}>
            รับทราบ
          </button>
        }
      />
    </StoryPage>,
  );
  await userEvent.click(page.getByRole('button', { name: 'รับทราบ' }));
  expect(understood.mock.calls).toEqual([['button']]);
  above.unmount();
});

it('stays open with the refusal when what was confirmed fails', async () => {
  const close = vi.fn();
  const perform = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce(undefined);
  draw(<ConfirmDialog title="ยกเลิก?" text="กู้คืนไม่ได้" action="ยกเลิก 2 รายการ" perform={perform} onClose={close} />);
  const action = page.getByRole('button', { name: 'ยกเลิก 2 รายการ' });
  await expect.element(page.getByRole('alertdialog')).toHaveAccessibleDescription('กู้คืนไม่ได้');
  await userEvent.click(action);
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(close).not.toHaveBeenCalled();
  await userEvent.click(action);
  await expect.poll(() => close.mock.calls.length).toBe(1);
});

it('begins in the box to type in, where that is the first thing of it', async () => {
  const dialog = (children: React.ReactNode) => (
    <Dialog title="ชื่อ" onClose={() => undefined}>
      {children}
    </Dialog>
  );
  draw(dialog(<input aria-label="ชื่อบล็อก" />));
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  root.unmount();
  draw(
    dialog(
      <>
        <button type="button">เลือก</button>
        <input aria-label="ชื่อบล็อก" />
      </>,
    ),
  );
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.element(page.getByRole('textbox')).not.toHaveFocus();
});

it.each([true, false])('is confirmed by Enter in a line of text, unless it destroys something: %s', async (danger) => {
  const perform = vi.fn();
  draw(
    <ConfirmDialog title="ชื่อ" text="ตั้งชื่อ" action="บันทึก" danger={danger} perform={perform} onClose={vi.fn()}>
      <input aria-label="ชื่อบล็อก" />
      <textarea aria-label="หมายเหตุ" />
    </ConfirmDialog>,
  );
  await userEvent.click(page.getByLabelText('หมายเหตุ'));
  await userEvent.keyboard('{Enter}');
  await userEvent.click(page.getByLabelText('ชื่อบล็อก'));
  await userEvent.keyboard('{Enter}');
  expect(perform).toHaveBeenCalledTimes(danger ? 0 : 1);
});
