import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Conditional } from './Conditional.tsx';
import { widget } from './conditional.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, Conditional),
  args: { rows: (panel) => <p>เนื้อหา {panel}</p> },
};

export default meta;
type Story = StoryObj<StoryArgs>;

/** Whichever rows the server left. */
export const Default: Story = {};
