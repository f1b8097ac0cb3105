import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../../runtime/language/useText.ts';
import { ConfirmDialog } from '../../runtime/ui/dialog/ConfirmDialog.tsx';
import { Dialog } from '../../runtime/ui/dialog/Dialog.tsx';
import { NativeDialog } from '../../runtime/ui/dialog/NativeDialog.tsx';
import { type Language, readText, type Text } from '../../schemas/text.ts';

const meta = { title: 'ui/Dialog', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  title: { th: 'แก้ไขงาน', en: 'Change the task' },
  name: { th: 'ชื่องาน', en: 'Title' },
  note: { th: 'รายละเอียด', en: 'Description' },
  save: { th: 'บันทึก', en: 'Save' },
  back: { th: 'กลับ', en: 'Back' },
  ask: { th: 'ยกเลิกคำสั่งซื้อ 3 รายการหรือไม่', en: 'Cancel 3 orders?' },
  what: {
    th: 'สินค้าที่จองไว้จะกลับเข้าคลัง ลูกค้าจะได้รับอีเมลแจ้ง และการยกเลิกย้อนกลับไม่ได้',
    en: 'Reserved goods go back into stock, customers are told by mail, and it cannot be undone.',
  },
  action: { th: 'ยกเลิกคำสั่งซื้อ', en: 'Cancel the orders' },
  long: { th: 'เงื่อนไขการใช้บริการ', en: 'Terms of service' },
} satisfies Record<string, Text>;

function useSay() {
  const language: Language = useLanguage();
  return (name: keyof typeof texts) => readText(texts[name], language);
}

const none = () => undefined;

export const Form: Story = { render: () => <FormDialog /> };

export const Question: Story = { render: () => <AskDialog /> };

export const LongText: Story = { render: () => <LongDialog /> };

/** What visitors see, and what covers every other dialog. */
export const Native: Story = { render: () => <VisitorDialog /> };

export const Nested: Story = {
  render: () => (
    <>
      <FormDialog />
      <AskDialog />
    </>
  ),
};

export const Phone: Story = { ...Form, globals: { viewport: { value: 'phone' } } };

function Fields() {
  const say = useSay();
  return (
    <>
      <label className="s-field">
        <span className="s-field__label">{say('name')}</span>
        <input className="s-input" defaultValue="ถ่ายวิดีโอบทเรียนที่ 4" />
      </label>
      <label className="s-field">
        <span className="s-field__label">{say('note')}</span>
        <textarea className="s-input" rows={4} />
      </label>
    </>
  );
}

function Buttons() {
  const say = useSay();
  return (
    <>
      <button type="button" className="s-button s-button--outline">
        {say('back')}
      </button>
      <button type="button" className="s-button s-button--primary">
        {say('save')}
      </button>
    </>
  );
}

function FormDialog() {
  const say = useSay();
  return (
    <Dialog title={say('title')} onClose={none} actions={<Buttons />}>
      <Fields />
    </Dialog>
  );
}

function AskDialog() {
  const say = useSay();
  return (
    <ConfirmDialog title={say('ask')} text={say('what')} action={say('action')} danger perform={none} onClose={none} />
  );
}

function LongDialog() {
  const say = useSay();
  const paragraphs = Array.from({ length: 30 }, (_, index) => `${index + 1}. ${say('what')}`);
  return (
    <Dialog title={`${say('long')} ${say('what')}`} onClose={none} actions={<Buttons />}>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Dialog>
  );
}

function VisitorDialog() {
  const say = useSay();
  return (
    <NativeDialog title={say('title')} onClose={none} actions={<Buttons />}>
      <Fields />
    </NativeDialog>
  );
}
