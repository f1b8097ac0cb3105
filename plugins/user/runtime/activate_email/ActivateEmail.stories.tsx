import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { withAnswers } from '../../../../stories/withAnswers.tsx';
import { storyAnswers } from '../parts/storyAnswers.ts';
import { ActivateEmail } from './ActivateEmail.tsx';
import { widget } from './activate_email.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, ActivateEmail), decorators: [withAnswers(storyAnswers)] };

export default meta;
type Story = StoryObj<StoryArgs>;

export const WithoutLink: Story = {};

export const Phone: Story = { ...WithoutLink, globals: { viewport: { value: 'phone' } } };
