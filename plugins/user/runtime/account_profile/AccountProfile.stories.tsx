import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { withAnswers } from '../../../../stories/withAnswers.tsx';
import { signedIn, storyAnswers } from '../parts/storyAnswers.ts';
import { AccountProfile } from './AccountProfile.tsx';
import { widget } from './account_profile.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, AccountProfile),
  decorators: [withAnswers(storyAnswers)],
  parameters: { page: signedIn },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = {};

export const Editing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(แก้ไข|Edit)$/ }));
  },
};

export const Bypass: Story = { parameters: { page: { session: { ...signedIn.session, mode: 'bypass' } } } };

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
