import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { withAnswers } from '../../../../stories/withAnswers.tsx';
import { storyAnswers } from '../parts/storyAnswers.ts';
import { Register } from './Register.tsx';
import { widget } from './register.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, Register), decorators: [withAnswers(storyAnswers)] };

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = {};

export const WithMembership: Story = { args: { properties: { memberField: true } } };

export const Closed: Story = {
  parameters: {
    answers: {
      'GET /api/signin/options': {
        data: { ...storyAnswers['GET /api/signin/options'].data, registrationOpen: false },
      },
    },
  },
};

export const Phone: Story = { ...WithMembership, globals: { viewport: { value: 'phone' } } };
