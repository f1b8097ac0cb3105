import type { JsonObject } from 'sala/schemas';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawFlow, stepNamed } from '../testing/drawFlow.tsx';

/** A flow that begins when a quotation is made, with this trigger chosen. */
async function openTrigger() {
  await page.viewport(1280, 900);
  const drawn = drawFlow({
    triggers: [{ uid: 'made', code: 'record', params: { collection: 'quotation', on: 'created' } }],
    steps: [],
  });
  await userEvent.click(stepNamed(/ใบเสนอราคา ถูกสร้าง/));
  return drawn;
}

it('asks for a condition in lines, says it in words, and for nothing that the choice above does not need', async () => {
  const { value } = await openTrigger();
  await expect.element(page.getByRole('group', { name: 'เฉพาะฟิลด์' })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'เพิ่มเงื่อนไข' }));
  const box = page.getByRole('combobox', { name: 'ค่าที่เปรียบเทียบ' });
  await expect.element(box).toHaveAttribute('aria-autocomplete', 'list');
  await userEvent.fill(box, 'ยอดรวม');
  await userEvent.click(page.getByRole('option', { name: /record\.total/ }));
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'การเปรียบเทียบ' }), 'more');
  await userEvent.fill(page.getByRole('textbox', { name: 'ค่า', exact: true }), '100,000');
  await expect.poll(() => value().triggers).toMatchObject([{ if: 'record.total > 100000' }]);
  await expect.element(stepNamed(/ทำเฉพาะเมื่อ ยอดรวม มากกว่า 100,000/)).toBeVisible();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'เมื่อ', exact: true }), 'changed');
  await expect.element(page.getByRole('group', { name: 'เฉพาะฟิลด์' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'ใช้สูตรกับ “ทำเฉพาะเมื่อ”' }));
  await expect.element(page.getByRole('textbox', { name: 'ทำเฉพาะเมื่อ' })).toHaveValue('record.total > 100000');
});

it('finds a person by name for a condition, and stores the id', async () => {
  await page.viewport(1280, 900);
  const { value } = drawFlow({
    triggers: [{ uid: 'made', code: 'record', params: { collection: 'quotation', on: 'created' } }],
    steps: [{ uid: 'late', code: 'find', params: { collection: 'quotation', filter: { seller: 'u2' } } }],
  });
  await userEvent.click(stepNamed(/ใบเสนอราคา ถูกสร้าง/));
  await userEvent.click(page.getByRole('button', { name: 'เพิ่มเงื่อนไข' }));
  const box = page.getByRole('combobox', { name: 'ค่าที่เปรียบเทียบ' });
  await expect.element(box).toHaveAttribute('aria-autocomplete', 'list');
  await userEvent.fill(box, 'ผู้ขาย');
  await userEvent.click(page.getByRole('option', { name: /record\.seller/ }));
  const who = page.getByRole('combobox', { name: 'ค่า', exact: true });
  await expect.element(who).toHaveAttribute('aria-autocomplete', 'list');
  await userEvent.fill(who, 'สมหญิง');
  await userEvent.click(page.getByRole('option', { name: 'สมหญิง' }));
  await expect.poll(() => value().triggers).toMatchObject([{ if: 'record.seller == "u1"' }]);
  await expect.element(stepNamed(/ทำเฉพาะเมื่อ ผู้ขาย เท่ากับ สมหญิง/)).toBeVisible();
  const operators = page.getByRole('combobox', { name: 'การเปรียบเทียบ' }).getByRole('option');
  expect(operators.elements().map(({ textContent }) => textContent)).toEqual([
    'เท่ากับ',
    'ไม่เท่ากับ',
    'เป็นหนึ่งใน',
    'มีค่า',
    'ว่าง',
  ]);
  await expect.element(who).toHaveValue('สมหญิง');

  await userEvent.click(stepNamed(/ค้นหา ใบเสนอราคา ที่ ผู้ขาย เท่ากับ สมชาย/));
  await expect.element(who).toHaveValue('สมชาย');
});

it('compares a date with one of the date field, in the era of its reader, in the condition and in its sentence', async () => {
  await page.viewport(1280, 900);
  const { value } = drawFlow({
    triggers: [
      {
        uid: 'made',
        code: 'record',
        params: { collection: 'quotation', on: 'created' },
        if: 'record.due < "2026-01-05"',
      },
    ],
    steps: [],
  });
  await userEvent.click(stepNamed(/ทำเฉพาะเมื่อ ครบกำหนด น้อยกว่า 5 ม.ค. 2569/));
  const day = page.getByRole('spinbutton', { name: /^วัน/ });
  await expect.element(page.getByRole('spinbutton', { name: /^ปี/ })).toHaveTextContent('2569');
  await userEvent.click(day);
  await userEvent.keyboard('15');
  await expect.poll(() => value().triggers).toMatchObject([{ if: 'record.due < "2026-01-15"' }]);
  await expect.element(stepNamed(/15 ม.ค. 2569/)).toBeVisible();
});

it('finds several people by name for a field that holds several, and one of them for its condition', async () => {
  await page.viewport(1280, 900);
  const { value } = drawFlow({
    steps: [
      { uid: 'new', code: 'create', params: { collection: 'quotation', data: { helpers: ['u2'] } } },
      { uid: 'some', code: 'find', params: { collection: 'quotation', filter: { helpers: { $in: ['u1'] } } } },
    ],
  });
  const params = (at: number) => (value().steps as JsonObject[])[at]?.params;
  await userEvent.click(stepNamed(/สร้าง ใบเสนอราคา: ผู้ช่วย = สมชาย/));
  const add = page.getByRole('combobox', { name: 'เพิ่มผู้ใช้' });
  await expect.element(add).toHaveAttribute('aria-autocomplete', 'list');
  await userEvent.fill(add, 'สม');
  await expect.element(page.getByRole('option', { name: 'สมชาย' })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('option', { name: 'สมหญิง' }));
  await expect.poll(() => params(0)).toMatchObject({ data: { helpers: ['u2', 'u1'] } });
  await userEvent.click(page.getByRole('button', { name: 'เอา สมชาย ออก' }));
  await expect.poll(() => params(0)).toMatchObject({ data: { helpers: ['u1'] } });
  await userEvent.click(stepNamed(/ค้นหา ใบเสนอราคา ที่ ผู้ช่วย มี สมหญิง/));
  const who = page.getByRole('combobox', { name: 'ค่า', exact: true });
  await expect.element(who).toHaveAttribute('aria-autocomplete', 'list');
  await userEvent.fill(who, 'สมชาย');
  await userEvent.click(page.getByRole('option', { name: 'สมชาย' }));
  await expect.poll(() => params(1)).toMatchObject({ filter: { helpers: { $in: ['u2'] } } });
});

it('offers the states of a record by what they are called', async () => {
  await page.viewport(1280, 900);
  const { value } = drawFlow({
    triggers: [{ uid: 'made', code: 'record', params: { collection: 'quotation', on: 'changed' } }],
    steps: [{ uid: 'late', code: 'find', params: { collection: 'quotation' } }],
  });
  await userEvent.click(stepNamed(/ใบเสนอราคา ถูกแก้ไข/));
  await userEvent.click(page.getByRole('button', { name: 'เพิ่มเงื่อนไข' }));
  const box = page.getByRole('combobox', { name: 'ค่าที่เปรียบเทียบ' });
  await expect.element(box).toHaveAttribute('aria-autocomplete', 'list');
  await userEvent.fill(box, 'สถานะ');
  await userEvent.click(page.getByRole('option', { name: /^สถานะ *record\.state/ }));
  const choice = page.getByRole('combobox', { name: 'ค่า', exact: true });
  await expect.element(choice).toBeVisible();
  await userEvent.selectOptions(choice, 'ส่งแล้ว');
  await expect.poll(() => value().triggers).toMatchObject([{ if: 'record.state == "sent"' }]);
  await expect.element(stepNamed(/ทำเฉพาะเมื่อ สถานะ เท่ากับ ส่งแล้ว/)).toBeVisible();

  await userEvent.click(stepNamed(/ค้นหา/));
  await userEvent.click(page.getByRole('button', { name: 'เพิ่มเงื่อนไข' }));
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'ฟิลด์', exact: true }).first(), 'สถานะ');
  await userEvent.selectOptions(choice, 'ร่าง');
  await expect.poll(() => value().steps).toMatchObject([{ params: { filter: { state: 'draft' } } }]);
});

it('compares with one of several people, found by name, and says nothing before one is chosen', async () => {
  const { value } = await openTrigger();
  await userEvent.click(page.getByRole('button', { name: 'เพิ่มเงื่อนไข' }));
  const box = page.getByRole('combobox', { name: 'ค่าที่เปรียบเทียบ' });
  await expect.element(box).toHaveAttribute('aria-autocomplete', 'list');
  await userEvent.fill(box, 'ผู้ขาย');
  await userEvent.click(page.getByRole('option', { name: /record\.seller/ }));
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'การเปรียบเทียบ' }), 'oneOf');
  await expect.poll(() => JSON.stringify(value().triggers)).not.toContain('seller');
  const person = page.getByRole('combobox', { name: 'เพิ่มผู้ใช้' });
  await expect.element(person).toHaveAttribute('aria-autocomplete', 'list');
  await userEvent.fill(person, 'สมหญิง');
  await userEvent.click(page.getByRole('option', { name: 'สมหญิง' }));
  await expect.poll(() => value().triggers).toMatchObject([{ if: 'record.seller in ["u1"]' }]);
});
