import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Radiobox } from './Radiobox.tsx';
import { widget } from './radiobox.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, Radiobox) };

export default meta;
type Story = StoryObj<StoryArgs>;

const options = [
  { value: 'bangkok', label: 'กรุงเทพมหานคร', description: 'ศูนย์ฝึกอบรมบางนา' },
  { value: 'rayong', label: 'ระยอง' },
  { value: 'chiangmai', label: 'เชียงใหม่' },
];

export const Default: Story = {};

export const Filled: Story = {
  args: { properties: { label: 'สถานที่อบรม', options, defaultOption: 'rayong' } },
};

export const Inline: Story = { args: { properties: { label: 'สถานที่อบรม', options, inline: true } } };

export const WithError: Story = {
  args: { properties: { label: 'สถานที่อบรม', options, required: true, reqError: 'กรุณาเลือกสถานที่' } },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('radio');
    first?.focus();
    for (const _ of options) await userEvent.tab();
    await canvas.findByText('กรุณาเลือกสถานที่');
  },
};

export const LongText: Story = {
  args: {
    properties: {
      label: 'ท่านเคยเข้ารับการอบรมหลักสูตรความปลอดภัยในการทำงานมาก่อนหรือไม่ และจากหน่วยงานใด',
      options: options.map((option) => ({
        ...option,
        label: option.label.repeat(8),
        description: 'คำอธิบาย '.repeat(20),
      })),
    },
  },
};
