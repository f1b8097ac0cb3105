import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { buildSession } from '../../../../tests/factories/buildPage.ts';
import { UserProfile } from './UserProfile.tsx';
import { widget } from './user_profile.ts';

const user = { id: 'u1', name: 'สมหญิง ใจดี', email: 'somying@demo.test', role: 'user' };
const page = {
  session: buildSession({ role: 'user', user }),
  userMenu: [{ path: '/user/profile', title: 'บัญชีของฉัน' }],
};
const meta: Meta<StoryArgs> = { render: drawStory(widget, UserProfile), parameters: { page } };

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = {};

export const OneLine: Story = { args: { properties: { look: 'line' } } };

export const Visitor: Story = { parameters: { page: { session: buildSession() } } };

export const LongText: Story = {
  parameters: { page: { session: buildSession({ role: 'user', user: { ...user, name: 'สมหญิง '.repeat(20) } }) } },
};

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
