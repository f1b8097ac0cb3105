import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { withAnswers } from '../../../../stories/withAnswers.tsx';
import { storyAnswers } from '../parts/storyAnswers.ts';
import { ForgotPassword } from './ForgotPassword.tsx';
import { widget } from './forgot_password.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, ForgotPassword), decorators: [withAnswers(storyAnswers)] };

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = {};

export const Sent: Story = {
  parameters: { answers: { 'POST /api/forgot': { message: 'หากมีบัญชีที่ใช้อีเมลนี้ ระบบได้ส่งลิงก์ไปให้แล้ว' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'somying@example.co.th');
    await userEvent.click(canvas.getByRole('button'));
  },
};

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
