import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Textarea } from './Textarea.tsx';
import { widget } from './textarea.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, Textarea) };

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = {};

export const Filled: Story = {
  args: { properties: { label: 'เหตุผลที่สมัคร', value: 'อยากต่อยอดงานความปลอดภัยในโรงงาน', maxLength: 200 } },
};

export const WithError: Story = {
  args: { properties: { required: true, reqError: 'กรุณากรอกรายละเอียด' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.tab();
    await canvas.findByText('กรุณากรอกรายละเอียด');
  },
};

export const LongText: Story = {
  args: { properties: { label: 'รายละเอียดของหน่วยงาน '.repeat(6), value: 'ข้อความยาวหลายบรรทัด '.repeat(60), lines: 8 } },
};
