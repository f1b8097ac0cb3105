import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { buildList } from '../testing/storyData.ts';
import { OrderList } from './OrderList.tsx';
import { widget } from './order_list.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, OrderList) };

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = { args: { data: { list: buildList(42) } } };

export const Empty: Story = { args: { data: { list: buildList(0) } } };

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
