import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Multilingual } from './Multilingual.tsx';
import { widget } from './multilingual.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, Multilingual) };

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = {};

export const Lines: Story = {
  args: { properties: { label: 'คำอธิบายสินค้า', languages: 'th, en, ja', lines: 3, required: true } },
};

export const Phone: Story = { ...Lines, globals: { viewport: { value: 'phone' } } };
