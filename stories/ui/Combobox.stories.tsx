import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useLanguage } from '../../runtime/language/useText.ts';
import { ChoiceList } from '../../runtime/ui/choice/ChoiceList.tsx';
import { Combobox } from '../../runtime/ui/choice/Combobox.tsx';
import type { Choice } from '../../runtime/ui/choice/choice.ts';
import { Dialog } from '../../runtime/ui/dialog/Dialog.tsx';
import { Icon } from '../../runtime/ui/icons/Icon.tsx';

const meta = { title: 'ui/Combobox' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const people: Choice[] = [
  { id: 'p1', title: 'สมหญิง ใจดี', note: 'บุคคล · somying@demo.test' },
  { id: 'p2', title: 'สมชาย ขยันทำงานทุกวันไม่เคยหยุด', note: 'คลังสินค้า · somchai.khayan@a-very-long-company-name.test' },
  { id: 'p3', title: 'น้ำผึ้ง ศรีสุวรรณ', note: 'ขาย' },
  ...Array.from({ length: 30 }, (_, at) => ({ id: `m${at}`, title: `พนักงาน ${at + 1}` })),
];

function Person({ start, search, required }: { start?: Choice; search?: () => Promise<Choice[]>; required?: boolean }) {
  const label = useLanguage() === 'th' ? 'ผู้รับผิดชอบ' : 'Assigned to';
  const [chosen, setChosen] = useState(start);
  return (
    <form style={{ maxInlineSize: '22rem', minBlockSize: '26rem' }}>
      <Combobox
        {...{ label, chosen, search, required }}
        choices={search ? [] : people}
        name="to"
        onChoose={setChosen}
      />
    </form>
  );
}

/** While the list is open the rest is hidden from screen readers only: the focus cannot get there without closing it. */
const whileOpen = { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } };

export const Empty: Story = { render: () => <Person required /> };

export const Chosen: Story = { render: () => <Person start={people[1]} /> };

export const Open: Story = {
  ...Chosen,
  parameters: whileOpen,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /ตัวเลือก|choices/ }));
  },
};

export const NothingFound: Story = {
  ...Empty,
  parameters: whileOpen,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /ตัวเลือก|choices/ });
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
  },
};

const never = () => new Promise<Choice[]>(() => undefined);

export const Searching: Story = { ...NothingFound, render: () => <Person search={never} /> };

export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };

export const FreeText: Story = { render: () => <Font /> };

function Font() {
  const [font, setFont] = useState('My Font');
  const label = useLanguage() === 'th' ? 'แบบอักษร' : 'Font';
  const help = useLanguage() === 'th' ? 'ชื่อแบบอักษรที่ติดตั้งไว้' : 'The name of an installed font';
  const choices = ['IBM Plex Sans Thai', 'Sarabun'].map((name) => ({ id: name, title: name }));
  return <Combobox freeText {...{ label, help, choices }} value={font} onChange={setFont} />;
}

export const InDialog: Story = { render: () => <Pages /> };

export const InDialogOnPhone: Story = { ...InDialog, globals: { viewport: { value: 'phone' } } };

function Pages() {
  const isThai = useLanguage() === 'th';
  const group = (title: string, from: number, to: number) =>
    people.slice(from, to).map((choice) => ({ ...choice, group: title }));
  return (
    <Dialog title={isThai ? 'เลือกผู้ใช้' : 'Choose a person'} onClose={() => undefined} size="wide">
      <ChoiceList
        label={isThai ? 'ค้นหาผู้ใช้' : 'Find a person'}
        choices={[...group(isThai ? 'ล่าสุด' : 'Recent', 0, 3), ...group(isThai ? 'ทั้งหมด' : 'All', 3, 33)]}
        chosen="p3"
        onChoose={() => undefined}
      />
    </Dialog>
  );
}

const icons = ['house', 'star', 'user', 'search', 'settings', 'calendar', 'map', 'heart', 'book', 'truck'];

export const Grid: Story = { render: () => <Icons /> };

function Icons() {
  const isThai = useLanguage() === 'th';
  const [typed, setTyped] = useState('');
  const many = Array.from({ length: 400 }, (_, at) => `${icons[at % icons.length]}-${at}`);
  return (
    <ChoiceList
      isGrid
      label={isThai ? 'ค้นหาไอคอน' : 'Search icons'}
      choices={many.filter((name) => name.includes(typed)).map((name) => ({ id: name, title: name }))}
      chosen="star-1"
      onType={setTyped}
      onChoose={() => undefined}
      draw={({ id }) => <Icon name={id.replace(/-\d+$/, '')} size={22} />}
    />
  );
}
