import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { pageAnswer } from '../parts/storyData.ts';
import { PageDetail } from './PageDetail.tsx';
import { widget } from './page_detail.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, PageDetail) };

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = { args: { data: { page: pageAnswer } } };

export const NeverPublished: Story = {
  args: {
    data: {
      page: {
        ...pageAnswer,
        page: { ...pageAnswer.page, published: false, changed: false },
        versions: { data: { versions: [] } },
      },
    },
  },
};

export const Missing: Story = { args: { data: { page: { page: null } } } };

export const Loading: Story = { args: { data: {} } };

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
