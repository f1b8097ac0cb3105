import type { ConditionField } from 'sala/engine';
import type { Condition } from 'sala/schemas';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { StoryPage } from '../../../../stories/StoryPage.tsx';
import { showOnPage } from '../../../../tests/support/showOnPage.ts';
import { RecordCondition } from './RecordCondition.tsx';

const fields: ConditionField[] = [
  {
    name: 'state',
    title: { th: 'สถานะ', en: 'State' },
    schema: {
      type: 'string',
      enum: ['draft', 'sent', 'paid'],
      'x-enum-titles': {
        draft: { th: 'ร่าง', en: 'Draft' },
        sent: { th: 'ส่งแล้ว', en: 'Sent' },
        paid: { th: 'ชำระแล้ว', en: 'Paid' },
      },
    },
  },
  { name: 'total', title: { th: 'ยอดรวม', en: 'Total' }, schema: { type: 'number' } },
  { name: 'name', title: { th: 'ชื่อ', en: 'Name' }, schema: { type: 'string' } },
];

function draw(when: Condition | undefined) {
  const changes: (Condition | undefined)[] = [];
  showOnPage(
    <StoryPage language="th">
      <RecordCondition when={when} fields={fields} onChange={(changed) => changes.push(changed)} />
    </StoryPage>,
  );
  return () => changes.at(-1);
}

it('a list and a range are lines: values are ticked, and a range has a line for each end', async () => {
  const changed = draw({ state: { $in: ['sent', 'paid'] }, total: { $gte: 1000, $lt: 5000 } });
  await expect.element(page.getByRole('combobox', { name: 'วิธีเทียบ ข้อ 1' })).toHaveValue('oneOf');
  await expect.element(page.getByRole('combobox', { name: 'วิธีเทียบ ข้อ 2' })).toHaveValue('atLeast');
  await expect.element(page.getByRole('combobox', { name: 'วิธีเทียบ ข้อ 3' })).toHaveValue('less');
  await expect.element(page.getByRole('checkbox', { name: 'ชำระแล้ว' })).toBeChecked();
  await userEvent.click(page.getByRole('checkbox', { name: 'ร่าง' }));
  expect(changed()).toEqual({
    $and: [{ state: { $in: ['sent', 'paid', 'draft'] } }, { total: { $gte: 1000 } }, { total: { $lt: 5000 } }],
  });
});

it('a list of one value stays a list, and several are chosen where there was one', async () => {
  const changed = draw({ state: { $in: ['sent'] } });
  await expect.element(page.getByRole('combobox', { name: 'วิธีเทียบ ข้อ 1' })).toHaveValue('oneOf');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'วิธีเทียบ ข้อ 1' }), 'is');
  expect(changed()).toEqual({ state: 'sent' });
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'วิธีเทียบ ข้อ 1' }), 'oneOf');
  await userEvent.click(page.getByRole('checkbox', { name: 'ส่งแล้ว' }));
  expect(changed()).toBeUndefined();
});

it('what has no choices is typed with commas', async () => {
  const changed = draw({ name: { $in: ['ก', 'ข'] } });
  await userEvent.fill(page.getByRole('textbox', { name: 'ค่าของเงื่อนไข ข้อ 1' }), 'ก, ค ,');
  expect(changed()).toEqual({ name: { $in: ['ก', 'ค'] } });
});

it('a number is typed digit by digit, with its point and with commas between thousands', async () => {
  const changed = draw({ total: 0 });
  const value = page.getByRole('textbox', { name: 'ค่าของเงื่อนไข ข้อ 1' });
  await userEvent.clear(value);
  await userEvent.type(value, '1,200.05');
  await expect.element(value).toHaveValue('1,200.05');
  expect(changed()).toEqual({ total: 1200.05 });
});
