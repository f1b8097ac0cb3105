import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Json } from 'sala/schemas';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { withAnswers } from '../../../../stories/withAnswers.tsx';
import { asAdmin } from '../parts/storyData.ts';
import { OwnCollections } from './OwnCollections.tsx';
import { widget } from './own_collections.ts';
import { boxDefinition, guessedSheet, knownCollections } from './testing/collectionStories.ts';

const report = { rows: 240, created: 239, failed: 1, errors: [{ row: 17, errors: [{ message: '31/02/2569' }] }] };

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, OwnCollections),
  parameters: { page: asAdmin },
  decorators: [
    withAnswers({
      'GET /api/collection/box/definition': { data: boxDefinition },
      'GET /api/collection': { data: knownCollections },
      'POST /api/collection/guess?format=csv&file=sheet.csv': { data: guessedSheet },
      'POST /api/collection': { data: {} },
      'POST /api/inspection/import?format=csv&columns=%5B%22title%22%2C%22checked_on%22%5D': { data: report },
    }),
  ],
};

export default meta;
type Story = StoryObj<StoryArgs>;

const box: Json = { name: 'box', title: boxDefinition.title, schema: boxDefinition.schema as unknown as Json };
const at = (query: string): Story => ({
  args: { data: { collections: [box] } },
  parameters: { page: { ...asAdmin, address: query } },
});
const chooseFile: Story['play'] = async ({ canvas, userEvent }) => {
  const input = await canvas.findByLabelText(/Excel/);
  await userEvent.upload(input, new File(['a'], 'sheet.csv', { type: 'text/csv' }));
  await canvas.findByDisplayValue('inspection');
};

export const Default: Story = { args: { data: { collections: [box] } } };

export const Fields: Story = at('?story.collection=box');

export const States: Story = at('?story.collection=box&story.tab=states');

export const Access: Story = at('?story.collection=box&story.tab=access');

export const Screens: Story = at('?story.collection=box&story.tab=screens');

export const Structure: Story = at('?story.collection=box&story.tab=shape');

export const New: Story = at('?story.view=new');

/** No file is chosen yet. */
export const Sheet: Story = at('?story.view=sheet');

/** What the columns of a file are taken for. */
export const SheetRead: Story = { ...Sheet, play: chooseFile };

/** Made, with a row that was not imported. */
export const SheetMade: Story = {
  ...Sheet,
  play: async (context) => {
    await chooseFile(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: /240/ }));
    await context.canvas.findByText(/239/);
  },
};

export const Empty: Story = { args: { data: { collections: [] } } };

export const Loading: Story = { args: { data: {} } };

export const Phone: Story = { ...Fields, globals: { viewport: { value: 'phone' } } };

export const StatesOnPhone: Story = { ...States, globals: { viewport: { value: 'phone' } } };

export const AccessOnPhone: Story = { ...Access, globals: { viewport: { value: 'phone' } } };

export const SheetOnPhone: Story = { ...SheetRead, globals: { viewport: { value: 'phone' } } };
