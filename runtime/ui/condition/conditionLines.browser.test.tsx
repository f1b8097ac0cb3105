import { type ReactNode, use, useMemo, useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FilterRow } from '../../../engine/condition/filterRows.ts';
import { StoryPage } from '../../../stories/StoryPage.tsx';
import { showOnPage } from '../../../tests/support/showOnPage.ts';
import type { Api } from '../../api/createApi.ts';
import { RuntimeContext } from '../../context/RuntimeContext.ts';
import { ConditionLines } from './ConditionLines.tsx';

const fields = [
  { name: 'owner', title: { th: 'ผู้ดูแล', en: 'Owner' }, schema: { type: 'string', 'x-ref': 'member' } },
  { name: 'secret', title: { th: 'ลับ', en: 'Secret' }, schema: { type: 'string', 'x-ref': 'hidden' } },
  { name: 'due', title: { th: 'กำหนด', en: 'Due' }, schema: { type: 'string', format: 'date' } },
] as const;
const answers: Record<string, unknown> = {
  '/api/collection': { data: [{ name: 'member', schema: { 'x-display': ['nickname'] } }] },
  '/api/member/query': { data: [{ id: 'm1', nickname: 'มานี' }], total: 1, paging: {} },
};

function WithAnswers({ children }: { children: ReactNode }) {
  const runtime = use(RuntimeContext);
  const answered = useMemo(() => {
    const api: Api = async <Answer,>(path: string) => answers[path] as Answer;
    return runtime && { ...runtime, api };
  }, [runtime]);
  return <RuntimeContext value={answered}>{children}</RuntimeContext>;
}

interface DrawnProps {
  first: FilterRow;
  onChange: (rows: FilterRow[]) => void;
}

function Drawn({ first, onChange }: DrawnProps) {
  const [rows, setRows] = useState([first]);
  return (
    <ConditionLines
      rows={rows}
      fields={fields}
      today="$today"
      variables={[{ id: '$user.id', title: 'ตัวเอง' }]}
      hint="$…"
      onChange={(changed) => {
        setRows(changed);
        onChange(changed);
      }}
    />
  );
}

function draw(first: FilterRow) {
  let last = [first];
  showOnPage(
    <StoryPage language="th">
      <WithAnswers>
        <Drawn
          first={first}
          onChange={(changed) => {
            last = changed;
          }}
        />
      </WithAnswers>
    </StoryPage>,
  );
  return () => last[0]?.value;
}

const value = () => page.getByLabelText('ค่าของเงื่อนไข ข้อ 1', { exact: true });

it('chooses the record of a reference by what it is called, or a variable', async () => {
  const chosen = draw({ field: 'owner', operator: 'is', value: '' });
  await userEvent.click(page.getByRole('combobox', { name: 'ค่าของเงื่อนไข ข้อ 1' }));
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(page.getByRole('option', { name: 'มานี' }));
  expect(chosen()).toBe('m1');
  await userEvent.fill(page.getByRole('combobox', { name: 'ค่าของเงื่อนไข ข้อ 1' }), 'ตัว');
  await userEvent.click(page.getByRole('option', { name: 'ตัวเอง' }));
  expect(chosen()).toBe('$user.id');
});

it('names the record that was chosen before', async () => {
  draw({ field: 'owner', operator: 'is', value: 'm1' });
  await expect.element(page.getByRole('combobox', { name: 'ค่าของเงื่อนไข ข้อ 1' })).toHaveValue('มานี');
});

it('chooses several records of a reference by what they are called', async () => {
  const chosen = draw({ field: 'owner', operator: 'oneOf', value: ['$user.id'] });
  const boxes = page.getByRole('combobox', { name: 'ค่าของเงื่อนไข ข้อ 1' });
  await expect.element(boxes.first()).toHaveValue('ตัวเอง');
  await userEvent.click(boxes.nth(1));
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(page.getByRole('option', { name: 'มานี' }));
  expect(chosen()).toEqual(['$user.id', 'm1']);
  await expect.element(boxes.nth(1)).toHaveValue('มานี');
  await userEvent.clear(boxes.first());
  await userEvent.tab();
  await expect.poll(chosen).toEqual(['m1']);
});

it('takes the id of a record of a collection that may not be read', async () => {
  const chosen = draw({ field: 'secret', operator: 'is', value: '' });
  await userEvent.fill(value(), 'h1');
  expect(chosen()).toBe('h1');
});

it('compares a day with the present one, or with one that is typed', async () => {
  const chosen = draw({ field: 'due', operator: 'is', value: '' });
  const source = page.getByLabelText('วันที่มาจาก');
  await userEvent.selectOptions(source, 'today');
  expect(chosen()).toBe('$today');
  await userEvent.selectOptions(source, 'typed');
  await userEvent.fill(value(), '$record.start');
  expect(chosen()).toBe('$record.start');
  await userEvent.selectOptions(source, 'given');
  expect(chosen()).toBe('');
});
