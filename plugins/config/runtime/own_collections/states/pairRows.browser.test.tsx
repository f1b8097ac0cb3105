import { useState } from 'react';
import type { ActionValues, FieldSchema } from 'sala/schemas';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { StoryPage } from '../../../../../stories/StoryPage.tsx';
import { AnsweringServer } from '../../../../../stories/withAnswers.tsx';
import { showOnPage } from '../../../../../tests/support/showOnPage.ts';
import type { KnownCollection } from '../definition/definition.ts';
import { PairRows } from './PairRows.tsx';

const properties: Record<string, FieldSchema> = {
  on_sale: { type: 'boolean', 'x-title': { th: 'วางขาย', en: 'On sale' } },
  size: {
    type: 'string',
    enum: ['s', 'l'],
    'x-enum-titles': { s: { th: 'เล็ก', en: 'Small' }, l: { th: 'ใหญ่', en: 'Large' } },
    'x-title': { th: 'ขนาด', en: 'Size' },
  },
  due_on: { type: 'string', format: 'date', 'x-title': { th: 'กำหนด', en: 'Due' } },
  branch: { type: 'string', 'x-ref': 'branch', 'x-title': { th: 'สาขา', en: 'Branch' } },
  note: { type: 'string', 'x-title': { th: 'หมายเหตุ', en: 'Note' } },
  total: { type: 'number', 'x-title': { th: 'ยอด', en: 'Total' } },
};
const known: KnownCollection[] = [
  { name: 'branch', title: 'สาขา', schema: { properties: {}, 'x-display': ['label'] }, machine: null },
];
const branches = [{ id: 'b1', label: 'เชียงใหม่' }];
const answers = { 'POST /api/branch/query': { data: branches, total: 1 } };

function Held({ first, onHold }: { first: ActionValues; onHold: (values: ActionValues) => void }) {
  const [values, setValues] = useState(first);
  const hold = (changed: ActionValues) => {
    setValues(changed);
    onHold(changed);
  };
  return (
    <PairRows
      values={values}
      properties={properties}
      describing={{ properties, known, language: 'th', roleName: String }}
      onChange={hold}
    />
  );
}

function draw(first: ActionValues) {
  let held = first;
  showOnPage(
    <StoryPage language="th">
      <AnsweringServer answers={answers}>
        <Held
          first={first}
          onHold={(values) => {
            held = values;
          }}
        />
      </AnsweringServer>
    </StoryPage>,
  );
  return () => held;
}

const sourceOf = (field: string) => page.getByRole('combobox', { name: `ค่าของ${field}มาจาก` });

it('yes and no, choices and texts are chosen and typed as what they are, and kept as actions hold them', async () => {
  const values = draw({ on_sale: '', size: '', note: '', total: '' });
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'ค่าของวางขาย', exact: true }), 'ใช่');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'ค่าของขนาด', exact: true }), 'ใหญ่');
  await userEvent.fill(page.getByRole('textbox', { name: 'ค่าของหมายเหตุ' }), "it's done");
  await userEvent.fill(page.getByRole('textbox', { name: 'ค่าของยอด' }), '12.5');
  expect(values()).toEqual({ on_sale: true, size: "'l'", note: "'it\\'s done'", total: 12.5 });
});

it('a day is chosen in the era of the reader, or is the day it happens', async () => {
  const values = draw({ due_on: "'2026-11-28'" });
  await expect.element(page.getByText('2569')).toBeVisible();
  await userEvent.selectOptions(sourceOf('กำหนด'), 'วันนี้');
  expect(values()).toEqual({ due_on: 'today' });
});

it('a record is found by what it is called', async () => {
  const values = draw({ branch: '' });
  await userEvent.click(page.getByRole('combobox', { name: 'ค่าของสาขา', exact: true }));
  await userEvent.keyboard('เชียง');
  await userEvent.click(page.getByRole('option', { name: 'เชียงใหม่' }));
  expect(values()).toEqual({ branch: "'b1'" });
});

it('a formula stays one, a value becomes one where that is wanted, and nothing empties the field', async () => {
  const values = draw({ total: 'record.total * 2', note: "'ok'" });
  await expect.element(page.getByRole('textbox', { name: 'สูตรของยอด' })).toHaveValue('record.total * 2');
  await userEvent.selectOptions(sourceOf('หมายเหตุ'), 'สูตร');
  await userEvent.fill(page.getByRole('textbox', { name: 'สูตรของหมายเหตุ' }), "'a' + record.note");
  await userEvent.selectOptions(sourceOf('ยอด'), 'ว่าง');
  expect(values()).toEqual({ total: null, note: "'a' + record.note" });
});
