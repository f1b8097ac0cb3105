import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Datetime } from './Datetime.tsx';
import { widget } from './datetime.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, Datetime) };

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = {};

export const Filled: Story = {
  args: { properties: { label: 'วันที่นัดหมาย', value: '2026-11-21T02:30:00Z', showDateTime: true, toYear: 2030 } },
};

export const WithError: Story = {
  args: { properties: { label: 'วันเกิด', required: true, reqError: 'กรุณาเลือกวันเกิด' } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox', { name: /วัน|Day/ }).focus();
    for (let part = 0; part < 3; part++) await userEvent.tab();
    await canvas.findByText('กรุณาเลือกวันเกิด');
  },
};

export const LongText: Story = {
  args: {
    properties: {
      label: 'วันที่หน่วยงานของท่านได้รับการตรวจประเมินระบบความปลอดภัยครั้งล่าสุดจากผู้ตรวจประเมินภายนอก',
      help: 'หากจำวันที่แน่นอนไม่ได้ ให้ใช้วันที่ในใบรับรอง',
    },
  },
};

export const Phone: Story = { ...Filled, globals: { viewport: { value: 'phone' } } };
