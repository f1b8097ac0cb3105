import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import type { RecordAnswer, RecordField } from '../../shared/recordAnswer.ts';
import { RecordContext } from '../record/RecordContext.ts';
import { RecordValue } from './RecordValue.tsx';
import { widget } from './record_value.ts';

const column = (field: string, title: string): RecordField => ({
  field,
  title,
  kind: 'text',
  schema: { type: 'string' },
  required: false,
});

it('shows the lines that a state has closed as what they hold, not as their number', () => {
  const items = { ...column('items', 'รายการ'), lines: [column('name', 'สินค้า'), column('unit', 'หน่วย')] };
  const answer: Partial<RecordAnswer> = {
    fields: [items],
    names: {},
    record: { id: 'q1', items: [{ name: 'เหล็กฉาก', unit: 'ชิ้น' }, { name: 'ลวดเชื่อม' }] },
  };
  const html = renderToStaticMarkup(
    drawWidget(
      widget,
      (props: Parameters<typeof RecordValue>[0]) => (
        <RecordContext value={answer as RecordAnswer /* all that it reads */}>
          <RecordValue {...props} />
        </RecordContext>
      ),
      { properties: { name: 'items', label: 'รายการ' } },
    ),
  );
  expect(html.replace(/<[^>]*>/g, '|')).toContain('เหล็กฉาก');
  expect(html).toContain('ลวดเชื่อม');
  expect(html).not.toContain('2 แถว');
});
