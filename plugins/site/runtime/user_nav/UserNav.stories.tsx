import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { buildSession, buildSite } from '../../../../tests/factories/buildPage.ts';
import { UserNav } from './UserNav.tsx';
import { widget } from './user_nav.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, UserNav) };

export default meta;
type Story = StoryObj<StoryArgs>;

const user = { id: 'u1', name: 'สมหญิง ใจดี', email: 'student@demo.test', role: 'student' };
const page = { session: buildSession({ role: 'student', user }), site: buildSite({ plugins: ['shop'] }) };

export const Default: Story = {};

export const SignedIn: Story = {
  args: { properties: { messagesLink: '/messages', messageCount: 120 } },
  parameters: { page },
};

export const LongText: Story = {
  parameters: { page: { ...page, session: buildSession({ user: { ...user, name: 'สมหญิง '.repeat(20) } }) } },
};

export const Phone: Story = { ...SignedIn, globals: { viewport: { value: 'phone' } } };
