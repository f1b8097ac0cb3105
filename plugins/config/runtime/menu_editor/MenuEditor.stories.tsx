import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Json } from 'sala/schemas';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { asAdmin } from '../parts/storyData.ts';
import { MenuEditor } from './MenuEditor.tsx';
import { widget } from './menu_editor.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, MenuEditor), parameters: { page: asAdmin } };

export default meta;
type Story = StoryObj<StoryArgs>;

const lineOf = (id: string) => ({ path: '/cms/menu/:id', plugin: 'cms', params: { id } });

const menu: Json = [
  { uid: 'home', title: { th: 'หน้าแรก', en: 'Home' }, target: '/' },
  {
    uid: 'courses',
    title: { th: 'หลักสูตรและการอบรมทั้งหมดของเรา', en: 'All of our courses and trainings' },
    target: '/courses',
    subMenu: [
      { uid: 'online', title: 'ออนไลน์', target: '/courses/online' },
      { uid: 'staff', title: { th: 'สำหรับพนักงาน', en: 'For staff' }, target: '/staff', roles: ['manager', 'sales'] },
    ],
  },
];

export const Default: Story = { args: { data: { settings: { data: { menu } } } } };

/** The address names a line. */
export const OneLine: Story = { ...Default, parameters: { page: { ...asAdmin, route: lineOf('online') } } };

/** It names one that is gone. */
export const NoSuchLine: Story = { ...Default, parameters: { page: { ...asAdmin, route: lineOf('gone') } } };

export const Empty: Story = { args: { data: { settings: { data: { menu: [] } } } } };

export const Loading: Story = { args: { data: {} } };

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
