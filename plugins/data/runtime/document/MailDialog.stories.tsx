import type { Meta, StoryObj } from '@storybook/react-vite';
import { withAnswers } from '../../../../stories/withAnswers.tsx';
import { proposedMail } from '../testing/documentAnswers.ts';
import { MailDialog } from './MailDialog.tsx';

const proposal = 'GET /api/document/quotation/q-1/mail?language=th&copies=original';

const meta: Meta<typeof MailDialog> = {
  component: MailDialog,
  args: { about: { name: 'quotation', title: 'ใบเสนอราคา', id: 'q-1' }, onClose: () => undefined },
  decorators: [withAnswers({ [proposal]: { data: proposedMail } })],
};

export default meta;
type Story = StoryObj<typeof MailDialog>;

export const Default: Story = {};

/** Answers would not reach whoever sends it. */
export const WithoutAddress: Story = {
  parameters: { answers: { [proposal]: { data: { ...proposedMail, replyTo: '' } } } },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
