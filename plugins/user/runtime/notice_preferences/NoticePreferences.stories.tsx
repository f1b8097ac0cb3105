import type { Meta, StoryObj } from '@storybook/react-vite';
import { type NoticePreference, noticeTopics } from 'sala/schemas';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { withAnswers } from '../../../../stories/withAnswers.tsx';
import { signedIn } from '../parts/storyAnswers.ts';
import { NoticePreferences } from './NoticePreferences.tsx';
import { widget } from './notice_preferences.ts';

const topics = Object.fromEntries(
  noticeTopics.map((topic) => [topic, { toast: true, mail: 'digest', line: false }]),
) as NoticePreference['topics']; // one of each topic
const own = { topics, digestAt: '08:00', quietFrom: '21:00', quietTo: '07:00', email: 'a@example.com', line: null };
const withLine = { ...own, line: { account: '@myshop', linked: false } };
const ask = 'GET /api/notices/preference';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, NoticePreferences),
  decorators: [withAnswers({ [ask]: { data: own } })],
  parameters: { page: signedIn },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Plain: Story = {};

export const WithLine: Story = {
  parameters: {
    answers: { [ask]: { data: withLine }, 'POST /api/notices/line': { data: { code: 'ABCD2345' } } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(ขอรหัสเชื่อมบัญชี|Get a code)$/ }));
    await canvas.findByText('ABCD2345');
  },
};

export const Phone: Story = { ...WithLine, globals: { viewport: { value: 'phone' } } };
