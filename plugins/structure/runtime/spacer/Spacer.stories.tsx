import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Spacer } from './Spacer.tsx';
import { widget } from './spacer.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, Spacer),
  args: { rows: (panel) => <p>เนื้อหา {panel}</p> },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
