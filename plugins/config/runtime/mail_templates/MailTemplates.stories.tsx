import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { asAdmin, mailTemplatesAnswer } from '../parts/storyData.ts';
import { MailTemplates } from './MailTemplates.tsx';
import { widget } from './mail_templates.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, MailTemplates),
  parameters: { page: asAdmin },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = { args: { data: { templates: mailTemplatesAnswer } } };

export const Loading: Story = { args: { data: {} } };

export const Editor: Story = {
  ...Default,
  parameters: { page: { ...asAdmin, address: '?story.template=invitation' } },
};

export const EditorOnPhone: Story = { ...Editor, globals: { viewport: { value: 'phone' } } };
