import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildLayout } from '../testing/buildLayout.ts';
import { demoLayout } from '../testing/demoLayout.ts';
import { FakeBuilder } from '../testing/FakeBuilder.tsx';

const meta: Meta<typeof FakeBuilder> = {
  title: 'Builder/Builder',
  component: FakeBuilder,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof FakeBuilder>;

export const Page: Story = { args: { layout: demoLayout, language: 'th' } };

export const English: Story = { args: { layout: demoLayout, language: 'en' } };

export const Empty: Story = { args: { layout: { version: 1, kind: 'page', settings: {}, rows: [] } } };

export const ManyObjects: Story = {
  args: { layout: buildLayout(250) },
  // The same few widgets over and over: axe would look at each.
  parameters: { a11y: { test: 'off' } },
};
