import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from 'sala/runtime';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { withAnswers } from '../../../../stories/withAnswers.tsx';
import { signedIn, storyAnswers } from '../parts/storyAnswers.ts';
import { SignIn } from './SignIn.tsx';
import { widget } from './sign_in.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, SignIn), decorators: [withAnswers(storyAnswers)] };

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = {
  args: { properties: { forgotLink: '/user/forgot', registerLink: '/user/register' } },
};

export const Missing: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(เข้าสู่ระบบ|Sign in)$/ }));
  },
};

export const Refused: Story = {
  ...Default,
  parameters: {
    answers: {
      'POST /api/signin': new ApiError({
        status: 423,
        code: 'account_locked',
        message: 'ใส่รหัสผ่านผิดหลายครั้งเกินไป บัญชีนี้ถูกล็อกชั่วคราว กรุณาลองใหม่ในอีก 15 นาที',
      }),
    },
  },
  play: fillAndSend,
};

export const SecondFactor: Story = {
  ...Default,
  parameters: {
    answers: {
      'POST /api/signin': new ApiError({
        status: 401,
        code: 'second_factor_needed',
        message: '',
        details: { ticket: 'proof' },
      }),
    },
  },
  play: fillAndSend,
};

export const SignedIn: Story = { parameters: { page: signedIn } };

export const Directory: Story = { args: { properties: { way: 'directory', title: 'เข้าสู่ระบบด้วยบัญชีองค์กร' } } };

export const Modal: Story = {
  args: { properties: { display: 'modal' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};

export const LongText: Story = {
  args: { properties: { title: 'เข้าสู่ระบบสำหรับสมาชิกและผู้เข้าอบรม', text: 'กรุณาเข้าสู่ระบบเพื่อเปิดหน้านี้ '.repeat(6) } },
};

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

async function fillAndSend({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  await userEvent.type(canvas.getByRole('textbox'), 'somying');
  await userEvent.type(canvas.getByLabelText(/^(รหัสผ่าน|Password)$/), 'secret');
  await userEvent.click(canvas.getByRole('button', { name: /^(เข้าสู่ระบบ|Sign in)$/ }));
}
