import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { withAnswers } from '../../../../stories/withAnswers.tsx';
import { signedIn, storyAnswers } from '../parts/storyAnswers.ts';
import { AccountSecurity } from './AccountSecurity.tsx';
import { widget } from './account_security.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, AccountSecurity),
  decorators: [withAnswers(storyAnswers)],
  parameters: { page: signedIn },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Off: Story = {};

export const On: Story = {
  parameters: { answers: { 'GET /api/account/second-factor': { data: { on: true, recoveryLeft: 7 } } } },
};

export const Demanded: Story = { parameters: { page: { session: { ...signedIn.session, needsFactor: true } } } };

export const ChangingPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(เปลี่ยนรหัสผ่าน|Change the password)$/ }));
  },
};

export const Phone: Story = { ...ChangingPassword, globals: { viewport: { value: 'phone' } } };
