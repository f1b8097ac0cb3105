import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { createChoiceStories } from '../testing/choiceStories.ts';
import { Radiobox } from './Radiobox.tsx';
import { widget } from './radiobox.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, Radiobox) };

export default meta;
type Story = StoryObj<StoryArgs>;

const choice = createChoiceStories('radio', 'rayong');

export const Default: Story = {};

export const Filled: Story = choice.filled;

export const Inline: Story = choice.inline;

export const WithError: Story = choice.withError;

export const LongText: Story = choice.longText;
