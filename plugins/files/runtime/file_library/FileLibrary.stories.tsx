import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError, type StoredFile } from 'sala/runtime';
import { within } from 'storybook/test';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { withAnswers } from '../../../../stories/withAnswers.tsx';
import { FileLibrary } from './FileLibrary.tsx';
import { widget } from './file_library.ts';

const first = 'GET /api/files?search=&kind=&page=1&limit=24';
const drawing = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="hsl(${hue} 40% 50%)"/></svg>`)}`;

const files: StoredFile[] = [
  ['ภาพกิจกรรมอบรมความปลอดภัยในการทำงานระดับหัวหน้างาน รุ่นที่ 12.jpg', 'image', 'image/jpeg'],
  ['แผนที่สถาบัน.png', 'image', 'image/png'],
  ['แนะนำหลักสูตร.mp4', 'video', 'video/mp4'],
  ['คู่มือผู้เข้าอบรม.pdf', 'document', 'application/pdf'],
].map(([name = '', kind = '', mime = ''], index) => ({
  id: `176373140312${index}-123456789012345`,
  name,
  kind,
  mime,
  size: 900_000 * (index + 1),
  width: kind === 'image' ? 1600 : null,
  height: kind === 'image' ? 1200 : null,
  url: kind === 'image' ? drawing(index * 90) : '/files/none',
  created_at: '2026-11-21T08:30:00.000Z',
}));
const answer = (data: StoredFile[]) => ({
  data,
  total: data.length,
  paging: { page: 1, limit: 24, totalPages: data.length > 0 ? 2 : 1 },
  used: 128_000_000,
  quota: 10_737_418_240,
});
const uses = [
  { kind: 'layout', title: 'หน้าแรก', key: 'page/home' },
  { kind: 'record', title: 'หลักสูตร', key: 'course/c1' },
];

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, FileLibrary),
  decorators: [
    withAnswers({
      [first]: answer(files),
      ...Object.fromEntries(files.map(({ id }) => [`GET /api/files/uses/${id}`, { data: uses }])),
    }),
  ],
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = {};

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^แผนที่สถาบัน/ }));
    await canvas.findByRole('button', { name: /^(ลบไฟล์|Delete)$/ });
  },
};

export const AskedToDelete: Story = {
  play: async (context) => {
    await Chosen.play?.(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: /^(ลบไฟล์|Delete)$/ }));
    await within(document.body).findByRole('alertdialog');
  },
};

export const Empty: Story = { parameters: { answers: { [first]: answer([]) } } };

export const Loading: Story = { parameters: { answers: { [first]: new Promise(() => undefined) } } };

export const Failed: Story = {
  parameters: {
    answers: { [first]: new ApiError({ status: 500, code: 'unexpected', message: 'เกิดข้อผิดพลาด กรุณาลองใหม่' }) },
  },
};

export const Phone: Story = { ...Chosen, globals: { viewport: { value: 'phone' } } };
