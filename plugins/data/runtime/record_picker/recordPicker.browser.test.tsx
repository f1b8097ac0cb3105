import { createRoot, type Root } from 'react-dom/client';
import { type Api, createFormStore } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import type { RecordField } from '../../shared/recordAnswer.ts';
import { RecordContext } from '../record/RecordContext.ts';
import { buildDocument } from '../testing/buildDocument.ts';
import { staffSession } from '../testing/storyData.ts';
import { RecordPicker } from './RecordPicker.tsx';
import { widget } from './record_picker.ts';

let root: Root;
let form: ReturnType<typeof createFormStore>;
let asked: JsonObject[];
const all = ['แอ๊ดวานซ์', 'บางนา', 'ชลบุรี', 'ดาวคะนอง'].map((customer_name, at) => ({
  id: `c${at}`,
  customer_name,
}));

const api = (async (_: string, { body }: { body: JsonObject }) => {
  asked.push(body);
  const [filter] = body.args as [{ id?: { $in: string[] } }?];
  const data = filter?.id ? all.filter(({ id }) => filter.id?.$in.includes(id)) : all.slice(0, 2);
  return { data, total: data.length };
}) as unknown as Api; // answers the searches of this test only

beforeEach(() => {
  localStorage.clear();
  asked = [];
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

async function open() {
  const field: RecordField = {
    ...{ field: 'customer_id', title: 'ลูกค้า', kind: 'reference', required: false, reference: 'customer' },
    ...{ schema: { type: 'string', 'x-ref': 'customer' }, display: ['customer_name'] },
  };
  form = createFormStore({});
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const answer = buildDocument([], { fields: [field] });
  const properties = { name: 'customer_id', label: 'ลูกค้า', collection: 'customer' };
  root.render(
    <RecordContext value={answer}>
      {drawWidget(widget, RecordPicker, { properties, runtime: { api }, form, page: { session: staffSession } })}
    </RecordContext>,
  );
  await expect.element(customer).toHaveAttribute('aria-autocomplete', 'list');
}

const customer = page.getByRole('combobox', { name: 'ลูกค้า' });
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);

it('offers records as soon as it is pressed, by one question', async () => {
  await open();
  await userEvent.click(customer);
  await expect.poll(options).toEqual(['แอ๊ดวานซ์', 'บางนา']);
  expect(asked).toEqual([expect.objectContaining({ paging: expect.objectContaining({ limit: 12 }) })]);
});

it('begins with what was chosen lately, the latest first, and then the others', async () => {
  localStorage.setItem('sala.lately.u1.customer', '["c3","c1","gone"]');
  await open();
  await userEvent.click(customer);
  await expect.poll(options).toEqual(['ดาวคะนอง', 'บางนา', 'แอ๊ดวานซ์']);
  await userEvent.click(page.getByRole('option', { name: 'แอ๊ดวานซ์' }));
  await expect.poll(() => form.read('customer_id').value).toBe('c0');
  expect(localStorage.getItem('sala.lately.u1.customer')).toBe('["c0","c3","c1","gone"]');
});
