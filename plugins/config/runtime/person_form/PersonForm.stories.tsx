import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { asAdmin, personAnswer } from '../parts/storyData.ts';
import { PersonForm } from './PersonForm.tsx';
import { widget } from './person_form.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, PersonForm),
  parameters: { page: asAdmin },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = { args: { data: { person: personAnswer() } } };

export const New: Story = { args: { properties: { isNew: true } } };

export const Elsewhere: Story = { args: { data: { person: personAnswer({ guest: true }) } } };

export const Loading: Story = { args: { data: {} } };

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
