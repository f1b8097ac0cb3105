import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Tabs } from './Tabs.tsx';
import { widget } from './tabs.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, Tabs),
  args: { rows: (panel) => <p>เนื้อหา {panel}</p> },
};

export default meta;
type Story = StoryObj<StoryArgs>;

const tabs = [
  { uid: 'a', title: 'ภาพรวม', icon: 'info' },
  { uid: 'b', title: 'เนื้อหาหลักสูตร' },
  { uid: 'c', title: 'วิทยากร' },
];

export const Default: Story = { args: { properties: { tabs } } };

export const Pills: Story = { args: { properties: { tabs, look: 'pills' } } };

/** Draws nothing. */
export const Empty: Story = { args: { properties: { tabs: [] } } };

export const LongText: Story = {
  args: { properties: { tabs: tabs.map((tab) => ({ ...tab, title: tab.title.repeat(4) })) } },
};

export const Phone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
