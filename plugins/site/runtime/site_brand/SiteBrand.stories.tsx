import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { SiteBrand } from './SiteBrand.tsx';
import { widget } from './site_brand.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, SiteBrand) };

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = {};

export const Centre: Story = { args: { properties: { alignment: 'center' } } };
