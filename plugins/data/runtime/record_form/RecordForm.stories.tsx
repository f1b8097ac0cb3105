import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import type { RecordField } from '../../shared/recordAnswer.ts';
import { ReadOnlyField } from '../record_value/ReadOnlyField.tsx';
import { asPending } from '../testing/asPending.tsx';
import { RecordForm } from './RecordForm.tsx';
import { widget } from './record_form.ts';

const field = (name: string, title: string, required = false): RecordField => ({
  field: name,
  title,
  kind: 'text',
  schema: { type: 'string' },
  required,
});

const answer = {
  collection: 'customer',
  title: 'ลูกค้า',
  record: null,
  name: '',
  fields: [field('name', 'ชื่อลูกค้า', true), field('phone', 'โทรศัพท์')],
  writable: ['name', 'phone'],
  states: [],
  names: {},
  mayDelete: false,
  notices: { due: [] },
  paths: { list: '/sales/customers', new: '/sales/customers/create' },
  given: {},
};
const stored = { id: 'customer_1', version: 2, name: 'บริษัท เจริญโลหะกิจ จำกัด', phone: '02 123 4567' };

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, RecordForm),
  args: {
    properties: { collection: 'customer' },
    rows: () => (
      <>
        <ReadOnlyField name="name" label="ชื่อลูกค้า" />
        <ReadOnlyField name="phone" label="โทรศัพท์" />
      </>
    ),
  },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const New: Story = { args: { data: { record: answer as never } } };

export const Change: Story = {
  args: { data: { record: { ...answer, record: stored, name: stored.name, paths: { detail: '/x' } } as never } },
};

/** What is required and missing stands in a list that leads there. */
export const WithErrors: Story = {
  ...New,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(บันทึก|Save)$/ }));
    await canvas.findByRole('alert');
  },
};

export const Loading: Story = { decorators: [asPending] };

/** There is none, or it is not for this reader. */
export const Missing: Story = {};

/** Of a collection in which its reader may make nothing: no field that cannot be filled in, no button that would be refused. */
export const Closed: Story = {
  args: { data: { record: { ...answer, writable: [], paths: { list: '/x' } } as never } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^(ดูรายการทั้งหมด|See the list)$/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(บันทึก|Save)$/ })).toBeNull();
  },
};

export const Phone: Story = { ...New, globals: { viewport: { value: 'phone' } } };
