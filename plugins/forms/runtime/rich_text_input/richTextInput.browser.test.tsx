import { createFormStore } from 'sala/runtime';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { showOnPage } from '../../../../tests/support/showOnPage.ts';
import { RichTextInput } from './RichTextInput.tsx';
import { widget } from './rich_text_input.ts';

function show(details?: string) {
  const form = createFormStore(details === undefined ? {} : { details });
  showOnPage(drawWidget(widget, RichTextInput, { properties: { name: 'details', label: 'รายละเอียด' }, form }));
  return () => form.values().details;
}

const box = () => page.getByRole('textbox', { name: 'รายละเอียด' });

it('shows what a record holds, and keeps what its few tools do not know while somebody types', async () => {
  const value = show('<p>ก่อน</p><table><tbody><tr><td>ตาราง</td></tr></tbody></table>');
  await expect.element(box()).toHaveTextContent('ก่อนตาราง');
  await userEvent.click(box().getByText('ก่อน'));
  await userEvent.keyboard('{Home}ที่');
  expect(value()).toBe('<p>ที่ก่อน</p><table><tbody><tr><td>ตาราง</td></tr></tbody></table>');
});

it('shows nothing that readers would not see', async () => {
  show('<p>ก</p><img src="/x.png" onerror="alert(1)"><script>alert(1)</script>');
  await expect.element(box()).toHaveTextContent('ก');
  expect(box().element().innerHTML).toBe('<p>ก</p><img alt="" src="/x.png">');
});

it('is empty where nothing is written, and says so', async () => {
  const value = show();
  await userEvent.type(box(), 'ก');
  expect(value()).toBe('ก');
  await userEvent.clear(box());
  expect(value()).toBeUndefined();
});
