import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import mountains from '../../../../stories/mountains.svg?no-inline';
import { Gallery } from './Gallery.tsx';
import { widget } from './gallery.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, Gallery) };

export default meta;
type Story = StoryObj<StoryArgs>;

const images = Array.from({ length: 7 }, (_, index) => ({
  url: mountains,
  alt: `ทิวเขาภาพที่ ${index + 1}`,
  caption: `ยามเช้าวันที่ ${index + 1}`,
}));

export const Default: Story = { args: { properties: { images } } };

/** Draws nothing. */
export const Empty: Story = {};

export const Captions: Story = { args: { properties: { images, captions: true, columns: 4, ratio: '1/1' } } };

export const StaysSmall: Story = { args: { properties: { images, lightbox: false, columns: 2 } } };

export const Phone: Story = { ...Captions, globals: { viewport: { value: 'phone' } } };
