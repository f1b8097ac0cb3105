import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Hidden } from './Hidden.tsx';
import { widget } from './hidden.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, Hidden) };

export default meta;

/** There is nothing to see. */
export const Default: StoryObj<StoryArgs> = { args: { properties: { name: 'ref', value: 'poster' } } };
