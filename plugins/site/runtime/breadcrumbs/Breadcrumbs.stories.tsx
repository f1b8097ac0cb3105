import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { widget } from './breadcrumbs.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, Breadcrumbs) };

export default meta;
type Story = StoryObj<StoryArgs>;

const items = [
  { title: 'หลักสูตร', link: '/courses' },
  { title: 'ความปลอดภัย', link: '/courses/safety' },
];

export const Default: Story = { args: { properties: { source: 'items', items, current: 'งานที่สูง' } } };

/** Only this page. */
export const Empty: Story = {};

export const LongText: Story = {
  args: { properties: { source: 'items', items, current: 'การทำงานบนที่สูงและในที่อับอากาศอย่างปลอดภัย '.repeat(3) } },
};

export const Phone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
