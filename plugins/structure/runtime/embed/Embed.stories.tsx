import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Embed } from './Embed.tsx';
import { widget } from './embed.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, Embed),
  args: { rows: (panel) => <p>เนื้อหา {panel}</p> },
};

export default meta;
type Story = StoryObj<StoryArgs>;

/** The rows that the server put in. */
export const Default: Story = { args: { properties: { layout: 'page/about' } } };
