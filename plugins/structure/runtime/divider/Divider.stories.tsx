import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Divider } from './Divider.tsx';
import { widget } from './divider.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, Divider),
  args: { rows: (panel) => <p>เนื้อหา {panel}</p> },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = {};

export const Labelled: Story = { args: { properties: { label: 'หรือ', line: 'dashed', color: 'primary' } } };

export const Phone: Story = { ...Labelled, globals: { viewport: { value: 'phone' } } };
