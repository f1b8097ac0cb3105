import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { withAnswers } from '../../../../stories/withAnswers.tsx';
import { signedIn, storyAnswers } from '../parts/storyAnswers.ts';
import { ResetPassword } from './ResetPassword.tsx';
import { widget } from './reset_password.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, ResetPassword), decorators: [withAnswers(storyAnswers)] };

export default meta;
type Story = StoryObj<StoryArgs>;

export const WithoutLink: Story = {};

export const Change: Story = { parameters: { page: signedIn } };

export const Required: Story = { parameters: { page: { session: { ...signedIn.session, mustReset: true } } } };

export const Phone: Story = { ...Required, globals: { viewport: { value: 'phone' } } };
