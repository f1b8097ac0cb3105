import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Navigation } from './Navigation.tsx';
import { widget } from './navigation.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, Navigation) };

export default meta;
type Story = StoryObj<StoryArgs>;

const items = [
  { uid: 'home', title: { th: 'หน้าแรก', en: 'Home' }, target: '/' },
  {
    uid: 'courses',
    title: { th: 'หลักสูตร', en: 'Courses' },
    target: '/courses',
    subMenu: [
      { uid: 'online', title: { th: 'ออนไลน์', en: 'Online' }, target: '/courses/online' },
      { uid: 'onsite', title: { th: 'ในห้องเรียน', en: 'On site' }, target: '/courses/onsite' },
    ],
  },
  { uid: 'about', title: { th: 'เกี่ยวกับเรา', en: 'About' }, target: '/about' },
];

export const Default: Story = { args: { properties: { source: 'items', items } } };

/** Draws nothing. */
export const Empty: Story = { args: { properties: { source: 'items' } } };

export const SubmenuOpen: Story = {
  ...Default,
  globals: { language: 'th' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
  },
};

export const Vertical: Story = { args: { properties: { source: 'items', items, direction: 'vertical' } } };

export const LongText: Story = {
  args: {
    properties: {
      source: 'items',
      items: Array.from({ length: 12 }, (_, index) => ({
        uid: `${index}`,
        title: `หัวข้อเมนูที่ยาวมาก ${index + 1}`,
        target: `/${index}`,
      })),
    },
  },
};

export const Phone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
