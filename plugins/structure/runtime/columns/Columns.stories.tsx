import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Columns } from './Columns.tsx';
import { widget } from './columns.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, Columns),
  args: { rows: (panel) => <p>เนื้อหา {panel}</p> },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = {};

export const Uneven: Story = {
  args: {
    properties: {
      columns: [
        { uid: 'กว้าง', width: 3 },
        { uid: 'แคบ', width: 1 },
      ],
      gap: 12,
    },
  },
};

/** Draws nothing. */
export const Empty: Story = { args: { properties: { columns: [] } } };

export const Phone: Story = { ...Uneven, globals: { viewport: { value: 'phone' } } };

export const PhoneSideBySide: Story = {
  args: { properties: { narrow: 'keep' } },
  globals: { viewport: { value: 'phone' } },
};
