import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { SiteTools } from './SiteTools.tsx';
import { widget } from './site_tools.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, SiteTools) };

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = {};

export const SearchAlone: Story = { args: { properties: { choices: false, account: false } } };
