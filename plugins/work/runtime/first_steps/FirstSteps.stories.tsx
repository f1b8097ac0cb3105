import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { widget } from './first_steps.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, FirstSteps) };

export default meta;
type Story = StoryObj<StoryArgs>;

const steps = [
  { name: 'home', done: true, path: '/', title: '' },
  { name: 'menu', done: false, path: '/', title: '' },
  { name: 'first', done: false, path: '/', title: 'สินค้า' },
  { name: 'team', done: false, path: '/', title: '' },
];

export const Begun: Story = { args: { data: { steps: { steps } } } };

export const Phone: Story = { ...Begun, globals: { viewport: { value: 'phone' } } };

/** Put away, or all done: nothing is drawn. */
export const Empty: Story = {};
