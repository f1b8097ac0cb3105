import type { StoryObj } from '@storybook/react-vite';
import type { StoryArgs } from '../../../../stories/drawStory.tsx';

type Story = StoryObj<StoryArgs>;

const label = 'สถานที่อบรม';
const reqError = 'กรุณาเลือกสถานที่';
const question = 'ท่านเคยเข้ารับการอบรมหลักสูตรความปลอดภัยในการทำงานมาก่อนหรือไม่ และจากหน่วยงานใด';
const options = [
  { value: 'bangkok', label: 'กรุงเทพมหานคร', description: 'ศูนย์ฝึกอบรมบางนา' },
  { value: 'rayong', label: 'ระยอง' },
  { value: 'chiangmai', label: 'เชียงใหม่' },
];

/** The stories of a field with visible options, which differ in the role of an option and in what a default is. */
export function createChoiceStories(role: 'checkbox' | 'radio', defaultOption: string | string[]) {
  const filled: Story = { args: { properties: { label, options, defaultOption } } };
  const inline: Story = { args: { properties: { label, options, inline: true } } };
  const withError: Story = {
    args: { properties: { label, options, required: true, reqError } },
    play: async ({ canvas, userEvent }) => {
      const [first] = canvas.getAllByRole(role);
      first?.focus();
      for (const _ of options) await userEvent.tab();
      await canvas.findByText(reqError);
    },
  };
  const longText: Story = { args: { properties: { label: question, options: options.map(lengthen) } } };
  return { filled, inline, withError, longText };
}

function lengthen(option: (typeof options)[number]) {
  return { ...option, label: option.label.repeat(8), description: 'คำอธิบาย '.repeat(20) };
}
