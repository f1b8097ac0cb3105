import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { asAdmin, personAnswer } from '../parts/storyData.ts';
import { PersonDetail } from './PersonDetail.tsx';
import { widget } from './person_detail.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, PersonDetail),
  parameters: { page: asAdmin },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = { args: { data: { person: personAnswer() } } };

export const Troubled: Story = {
  args: {
    data: {
      person: personAnswer({
        disabled: true,
        disabledAt: '2026-03-04T05:06:00Z',
        lockedUntil: '2026-03-04T05:06:00Z',
        mustReset: true,
        secondFactor: true,
      }),
    },
  },
};

export const Above: Story = { args: { data: { person: personAnswer({ role: 'root' }) } } };

export const Missing: Story = { args: { data: { person: { person: null } } } };

export const Loading: Story = { args: { data: {} } };

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
