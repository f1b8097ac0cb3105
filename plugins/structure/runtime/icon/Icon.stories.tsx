import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Icon } from './Icon.tsx';
import { widget } from './icon.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, Icon),
  args: { rows: (panel) => <p>เนื้อหา {panel}</p> },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = {};

export const Linked: Story = {
  args: {
    properties: { icon: 'heart', label: 'รายการโปรด', link: '/favourites', ground: 'circle', alignment: 'center' },
  },
};

/** Draws nothing. */
export const Empty: Story = { args: { properties: { icon: '' } } };

export const LongText: Story = { args: { properties: { label: 'หัวข้อที่ยาวมากเป็นพิเศษ '.repeat(8), ground: 'square' } } };

export const Phone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
