import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import mountains from '../../../../stories/mountains.svg?no-inline';
import { Image } from './Image.tsx';
import { widget } from './image.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, Image) };

export default meta;
type Story = StoryObj<StoryArgs>;

const picture = (more: object = {}): Story => ({
  args: { properties: { url: mountains, alt: 'ทิวเขายามเช้า', ...more } },
});

export const Default: Story = picture();

/** Draws nothing. */
export const Empty: Story = {};

export const Placeholder: Story = { args: { properties: { placeholder: 'landscape' } } };

export const Linked: Story = picture({ canLink: true, link: '/mountains', caption: 'กดเพื่อดูเส้นทาง' });

export const Rounded: Story = picture({
  width: 50,
  ratio: '1/1',
  radii: { topLeft: 40, topRight: 40, bottomRight: 40, bottomLeft: 40 },
});

export const LongText: Story = picture({ caption: 'คำบรรยายที่ยาวมากเพื่อดูว่าตัวอักษรจัดบรรทัดอย่างไร '.repeat(6) });

export const Phone: Story = { ...Linked, globals: { viewport: { value: 'phone' } } };
