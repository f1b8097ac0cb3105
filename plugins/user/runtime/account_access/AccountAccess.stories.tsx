import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from 'sala/runtime';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { withAnswers } from '../../../../stories/withAnswers.tsx';
import { signedIn, storyAnswers } from '../parts/storyAnswers.ts';
import { AccountAccess } from './AccountAccess.tsx';
import { widget } from './account_access.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, AccountAccess),
  decorators: [withAnswers(storyAnswers)],
  parameters: { page: signedIn },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = {};

export const Failed: Story = {
  parameters: {
    answers: { 'GET /api/account/sessions': new ApiError({ status: 0, code: 'offline', message: '' }) },
  },
};

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
