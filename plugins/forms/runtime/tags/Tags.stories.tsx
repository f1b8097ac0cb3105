import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Tags } from './Tags.tsx';
import { widget } from './tags.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, Tags) };

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = {};

export const Filled: Story = {
  args: { properties: { label: 'หัวข้อที่สนใจ', help: 'ใส่ได้หลายหัวข้อ' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ความปลอดภัย,ISO 45001,งานบนที่สูงและงานในที่อับอากาศ{Enter}');
    await canvas.findByText('iso 45001');
  },
};

export const Phone: Story = { ...Filled, globals: { viewport: { value: 'phone' } } };
