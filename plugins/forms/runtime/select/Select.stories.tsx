import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Select } from './Select.tsx';
import { widget } from './select.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, Select) };

export default meta;
type Story = StoryObj<StoryArgs>;

const months = 'มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม';
const options = months.split(' ').map((label, index) => ({ value: String(index + 1), label }));

export const Default: Story = {};

export const Filled: Story = {
  args: { properties: { label: 'ไตรมาสแรก', options: options.slice(0, 3), defaultOption: '2' } },
};

export const Search: Story = {
  args: { properties: { label: 'เดือน', options } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ตุลา');
    await canvas.findByRole('option', { name: 'ตุลาคม' });
  },
};

export const Several: Story = {
  args: { properties: { label: 'เดือนที่สะดวก', options, multiple: true, defaultOption: ['1', '6', '12'] } },
};

export const WithError: Story = {
  args: { properties: { label: 'เดือน', options: options.slice(0, 3), required: true, reqError: 'กรุณาเลือกเดือน' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.tab();
    await canvas.findByText('กรุณาเลือกเดือน');
  },
};

export const LongText: Story = {
  args: {
    properties: {
      label: 'เดือนที่หน่วยงานของท่านสะดวกส่งพนักงานเข้ารับการอบรมมากที่สุดในรอบปีงบประมาณ',
      options: options.map((option) => ({ ...option, label: option.label.repeat(10) })),
      defaultOption: ['3'],
    },
  },
};
