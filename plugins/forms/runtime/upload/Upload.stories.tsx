import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { withAnswers } from '../../../../stories/withAnswers.tsx';
import { Upload } from './Upload.tsx';
import { widget } from './upload.ts';

const refused = Object.assign(new Error('refused'), { status: 413 });
const meta: Meta<StoryArgs> = {
  render: drawStory(widget, Upload),
  decorators: [withAnswers({ 'POST /api/files': refused })],
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = {};

export const OnePicture: Story = {
  args: { properties: { label: 'รูปถ่ายหน้าตรง', multipleFiles: false, fileTypeLimit: ['jpg', 'png'], fileSizeLimit: 2 } },
};

export const WrongType: Story = {
  args: { properties: { label: 'ใบสมัคร', fileTypeLimit: ['pdf'] } },
  play: async ({ canvas, canvasElement }) => {
    choose(canvasElement, [new File(['x'], 'โปรแกรม.exe')]);
    await canvas.findByText(/^(ชนิดไฟล์ไม่ถูกต้อง|Invalid file type)/);
  },
};

export const Failed: Story = {
  args: { properties: { label: 'ใบสมัคร', fileTypeLimit: ['pdf'] } },
  play: async ({ canvas, canvasElement }) => {
    choose(canvasElement, [new File(['%PDF'], 'ใบสมัคร.pdf')]);
    await canvas.findByRole('button', { name: /^(ลองอัปโหลด|Try) / });
  },
};

export const WithError: Story = {
  args: { properties: { label: 'ใบสมัคร', required: true, reqError: 'กรุณาแนบใบสมัคร' } },
  play: async ({ canvas, userEvent }) => {
    // On a phone there is one more button: the camera.
    for (const _ of ['label', ...canvas.getAllByRole('button')]) await userEvent.tab();
    await canvas.findByText('กรุณาแนบใบสมัคร');
  },
};

export const LongText: Story = {
  args: {
    properties: {
      label: 'เอกสารประกอบการสมัครเข้ารับการฝึกอบรมหลักสูตรเจ้าหน้าที่ความปลอดภัยในการทำงานระดับหัวหน้างาน',
      help: 'สำเนาบัตรประชาชน สำเนาทะเบียนบ้าน และหนังสือรับรองจากต้นสังกัด '.repeat(3),
      fileTypeLimit: ['jpg', 'jpeg', 'png', 'webp', 'pdf', 'docx', 'xlsx', 'pptx', 'zip', 'csv', 'txt'],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    choose(canvasElement, [new File(['%PDF'], `${'ชื่อไฟล์ที่ยาวมาก'.repeat(12)}.pdf`)]);
    await canvas.findByRole('list');
  },
};

export const Phone: Story = { ...OnePicture, globals: { viewport: { value: 'phone' } } };

function choose(canvas: HTMLElement, files: File[]): void {
  const input = canvas.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('nothing to choose files with');
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
