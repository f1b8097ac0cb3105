import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createFormStore, FormProvider, type WidgetViewProps } from 'sala/runtime';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Picture } from './Picture.tsx';
import { widget } from './picture.ts';

type Properties = Parameters<typeof Picture>[0]['object'];

/** The field in a form that holds an address: `data.cover` of the story. */
function InForm(props: WidgetViewProps<Properties>) {
  const [form] = useState(() => createFormStore(props.data.cover ? { cover: props.data.cover } : undefined));
  return (
    <FormProvider form={form}>
      <Picture {...props} />
    </FormProvider>
  );
}

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, InForm),
  args: { properties: { label: 'ภาพปก', name: 'cover' } },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = {};

export const Broken: Story = { args: { data: { cover: '/files/gone.png' } } };
