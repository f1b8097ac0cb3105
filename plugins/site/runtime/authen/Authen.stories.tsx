import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { buildSession } from '../../../../tests/factories/buildPage.ts';
import { Authen } from './Authen.tsx';
import { widget } from './authen.ts';

const user = { id: 'u1', name: 'สมหญิง ใจดี', email: 'somying@demo.test', role: 'user' };
const meta: Meta<StoryArgs> = {
  render: drawStory(widget, Authen),
  args: { rows: () => <p>เนื้อหาสำหรับสมาชิก</p> },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Passed: Story = { parameters: { page: { session: buildSession({ role: 'user', user }) } } };

export const Popup: Story = { args: { properties: { condition: 'popup' } } };

export const Blocked: Story = { args: { properties: { condition: 'block' } } };

export const LedAway: Story = {};

export const LongText: Story = { args: { properties: { condition: 'popup', message: 'ไม่มีสิทธิ์ '.repeat(40) } } };

export const Phone: Story = { ...Popup, globals: { viewport: { value: 'phone' } } };
