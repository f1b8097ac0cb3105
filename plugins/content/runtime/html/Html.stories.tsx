import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Html } from './Html.tsx';
import { widget } from './html.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, Html) };

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = {
  args: { properties: { html: '<section><h2>เขียนเอง</h2><p>ข้อความ <mark>เน้น</mark></p></section>' } },
};

/** Draws nothing. */
export const Empty: Story = {};

/** Scripts, forms and frames of other sites are removed. */
export const Unsafe: Story = {
  args: {
    properties: {
      html: '<p onclick="x()">ปลอดภัย</p><script>alert(1)</script><iframe src="https://evil.example"></iframe>',
    },
  },
};

export const LongText: Story = { args: { properties: { html: `<p>${'ก'.repeat(600)}</p>` } } };

export const Phone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
