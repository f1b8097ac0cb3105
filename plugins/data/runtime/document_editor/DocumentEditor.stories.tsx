import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Json } from 'sala/schemas';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { documentAnswer, listedDocuments } from '../testing/documentAnswers.ts';
import { staffSession } from '../testing/storyData.ts';
import { DocumentEditor } from './DocumentEditor.tsx';
import { widget } from './document_editor.ts';

const asJson = (value: unknown) => JSON.parse(JSON.stringify(value)) as Json; // what the server would send

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, DocumentEditor),
  parameters: { page: { session: staffSession } },
};

export default meta;
type Story = StoryObj<StoryArgs>;

const documents = asJson({ data: listedDocuments });

export const Default: Story = { args: { data: { documents } } };

export const Empty: Story = { args: { data: { documents: { data: [] } } } };

export const Loading: Story = { args: { data: {} } };

/** One is open; nothing can be drawn here, since its records are on a server. */
export const Open: Story = {
  args: { data: { documents, document: asJson({ data: { ...documentAnswer, records: [] } }) } },
  parameters: { page: { session: staffSession, address: '?story.document=quotation' } },
  play: async ({ canvasElement, userEvent }) => {
    for (const summary of canvasElement.querySelectorAll('.w-paper__parts > details:not([open]) > summary'))
      await userEvent.click(summary);
  },
};

export const PhoneOpen: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
