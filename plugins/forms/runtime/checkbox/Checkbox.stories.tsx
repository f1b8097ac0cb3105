import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { createChoiceStories } from '../testing/choiceStories.ts';
import { Checkbox } from './Checkbox.tsx';
import { widget } from './checkbox.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, Checkbox) };

export default meta;
type Story = StoryObj<StoryArgs>;

const choice = createChoiceStories('checkbox', ['rayong']);

export const Default: Story = {};

export const Filled: Story = choice.filled;

export const Inline: Story = choice.inline;

export const WithError: Story = choice.withError;

export const LongText: Story = choice.longText;
