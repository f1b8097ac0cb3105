import type { Meta, StoryObj } from '@storybook/react-vite';
import { findType } from 'sala/engine';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { fieldSamples } from '../../../../tests/factories/fieldSamples.ts';
import { asPending } from '../testing/asPending.tsx';
import { buildEditableList, buildGroupedList, buildList, staffSession } from '../testing/storyData.ts';
import { Table } from './Table.tsx';
import { widget } from './table.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, Table),
  parameters: { page: { session: staffSession } },
};

export default meta;
type Story = StoryObj<StoryArgs>;

const properties = { title: 'ใบสั่งขาย', query: { collection: 'sales' }, rowPath: '/sales/{id}' };

export const Default: Story = { args: { properties, data: { list: buildList(10_000) } } };

export const Staff: Story = {
  args: {
    properties: { ...properties, bulk: true, density: 'compact' },
    data: { list: buildList(10_000, { totals: { total: 68_777.5 } }) },
  },
};

/** Its cells may be changed; one is open. */
export const Editable: Story = {
  args: { properties: { ...properties, bulk: true }, data: { list: buildEditableList(10) } },
  play: async ({ canvasElement, userEvent }) => {
    const cell = canvasElement.querySelector<HTMLElement>('td[data-field="total"]');
    cell?.focus();
    await userEvent.keyboard('{F2}');
  },
};

export const PhoneEditable: Story = { ...Editable, globals: { viewport: { value: 'phone' } } };

/** Columns as somebody arranged them: two stay, two are narrower than what they hold. */
export const Arranged: Story = {
  args: { properties: { ...properties, bulk: true }, data: { list: buildEditableList(10) } },
  parameters: {
    page: { session: staffSession, address: '?story.widths=customer:120,number:140&story.freeze=2' },
  },
};

export const Grouped: Story = {
  args: { properties: { ...properties, bulk: true }, data: { list: buildGroupedList() } },
  parameters: { page: { session: staffSession, address: '?story.group=state' } },
};

export const PhoneGrouped: Story = { ...Grouped, globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { args: { properties, data: { list: buildList(0) } } };

export const Trash: Story = {
  args: {
    properties: { ...properties, bulk: true },
    data: { list: buildList(10, { trash: true, mayRestore: true, events: [] }) },
  },
  parameters: { page: { session: staffSession, address: '?story.view=trash' } },
};

export const PhoneTrash: Story = { ...Trash, globals: { viewport: { value: 'phone' } } };

export const NothingFound: Story = {
  args: { properties, data: { list: buildList(0) } },
  parameters: { page: { session: staffSession, address: '?story.q=ไม่มี&story.f-total-from=100' } },
};

export const Filtered: Story = {
  args: { properties, data: { list: buildList(25) } },
  parameters: { page: { session: staffSession, address: '?story.f-state=draft,shipped&story.f-total-from=100' } },
};

export const Loading: Story = {
  args: { properties },
  decorators: [asPending],
};

export const Failed: Story = {
  args: { properties },
  parameters: { page: { session: staffSession, failed: ['story'] } },
};

export const ApiFailed: Story = {
  args: { properties: { ...properties, dataSourceType: 'api', apiEndpoint: '/api/sales' } },
  parameters: { page: { session: staffSession, failed: ['story'] } },
};

export const Denied: Story = { args: { properties, data: { list: buildList(0, { denied: true, columns: [] }) } } };

export const NotChosen: Story = {};

export const WrittenHere: Story = {
  args: {
    properties: {
      dataSourceType: 'inline',
      inlineRows: 'สินค้า,จำนวน,ราคา\nแผ่นเหล็ก,120,350.5\nท่อสแตนเลส,40,1200\nน็อตหกเหลี่ยม,5000,1.25',
      columns: [{ field: 'ราคา', kind: 'money', total: true }],
    },
  },
};

/** Each row is a card. */
export const Phone: Story = { ...Staff, globals: { viewport: { value: 'phone' } } };

export const PhoneEmpty: Story = { ...Empty, globals: { viewport: { value: 'phone' } } };

const typed = Object.entries(fieldSamples).map(([field, { type, shown }]) => ({
  column: { field, title: findType(type)?.type.title.th ?? field, kind: 'text', type: type ?? null, filterable: true },
  values: shown.map(([value]) => value),
}));

/** Every field type: its cell, and its filter. */
export const FieldTypes: Story = {
  args: {
    properties: { title: 'ชนิดฟิลด์', query: { collection: 'sales' } },
    data: {
      list: buildList(2, {
        columns: typed.map(({ column }) => column),
        rows: [0, 1].map((index) => ({
          id: `row_${index}`,
          ...Object.fromEntries(typed.map(({ column, values }) => [column.field, values[index] ?? values[0] ?? null])),
        })),
        events: [],
      }),
    },
  },
};

/** A link with conditions that are gone: they say so instead of disappearing. */
export const StaleFilter: Story = {
  args: { properties, data: { list: buildList(10_000) } },
  parameters: {
    page: { session: staffSession, address: '?story.where=secret.eq.1;state.in.draft~gone;total.gte.12500;broken' },
  },
};

/** Sentences as somebody builds them. */
export const Filtering: Story = {
  args: { properties: { ...properties, bulk: true }, data: { list: buildList(10_000) } },
  parameters: {
    page: {
      session: staffSession,
      address: '?story.where=state.in.draft~pending;(total.between.1000~250000|date.within.last_45);number.in.SO1~SO2',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(ตัวกรอง|Filter)/ }));
  },
};

export const PhoneFiltering: Story = { ...Filtering, globals: { viewport: { value: 'phone' } } };
