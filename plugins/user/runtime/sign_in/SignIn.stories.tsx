import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { SignIn } from './SignIn.tsx';
import { widget } from './sign_in.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, SignIn) };

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = { args: { properties: { forgotLink: '/forgot', registerLink: '/register' } } };

export const Missing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};

export const SignedIn: Story = {
  parameters: {
    page: {
      session: {
        role: 'admin',
        language: 'th',
        user: { id: 'u1', name: 'สมหญิง', email: 'a@demo.test', role: 'admin' },
      },
    },
  },
};

export const LongText: Story = {
  args: { properties: { title: 'เข้าสู่ระบบสำหรับสมาชิกและผู้เข้าอบรม', text: 'กรุณาเข้าสู่ระบบเพื่อเปิดหน้านี้ '.repeat(6) } },
};

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
