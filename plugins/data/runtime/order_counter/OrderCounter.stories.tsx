import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { asPending } from '../testing/asPending.tsx';
import { OrderCounter } from './OrderCounter.tsx';
import { widget } from './order_counter.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, OrderCounter) };

export default meta;
type Story = StoryObj<StoryArgs>;

const bound = { query: { collection: 'sales' }, icon: 'shopping-cart', label: 'ใบสั่งขายทั้งหมด', animate: false };

export const Default: Story = { args: { properties: { animate: false } } };

export const CountsUp: Story = {};

export const Bound: Story = { args: { properties: bound, data: { figures: [{ allTime: 10_482, isMoney: false }] } } };

export const Loading: Story = { args: { properties: bound }, decorators: [asPending] };

/** Draws nothing: the reader may not see the records. */
export const Failed: Story = { args: { properties: bound }, parameters: { page: { failed: ['story'] } } };

export const LongText: Story = {
  args: { properties: { animate: false, label: 'ลูกค้าที่ไว้วางใจให้เราดูแลตลอดยี่สิบห้าปีที่ผ่านมาทั่วทุกภูมิภาค' } },
};

export const Phone: Story = { ...Bound, globals: { viewport: { value: 'phone' } } };
