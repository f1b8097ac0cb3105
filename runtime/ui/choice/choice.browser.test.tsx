import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { StoryPage } from '../../../stories/StoryPage.tsx';
import { findFaultsHere } from '../../../tests/support/findFaultsHere.ts';
import { showOnPage } from '../../../tests/support/showOnPage.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { Combobox } from './Combobox.tsx';
import type { Choice } from './choice.ts';
import type { ChosenProps } from './comboboxProps.ts';

function draw(children: React.ReactNode) {
  showOnPage(
    <StoryPage language="th">
      <form style={{ maxInlineSize: '20rem' }}>{children}</form>
    </StoryPage>,
  );
}

const people: Choice[] = [
  { id: 'p1', title: 'สมหญิง ใจดี', note: 'somying@demo.test' },
  { id: 'p2', title: 'สมชาย ขยัน', note: 'somchai@demo.test' },
  { id: 'p3', title: 'Ann Lee' },
];

function Person({
  choices = people,
  start,
  search,
}: { choices?: Choice[]; start?: Choice } & Pick<ChosenProps, 'search'>) {
  const [chosen, setChosen] = useState(start);
  return (
    <>
      <Combobox {...{ choices, search, chosen }} label="ผู้ใช้" name="to" required onChoose={setChosen} />
      <output>{chosen?.title ?? 'none'}</output>
      <button type="submit">ส่ง</button>
    </>
  );
}

function Font({ start = '' }: { start?: string }) {
  const [font, setFont] = useState(start);
  const choices = [
    { id: 'Sarabun', title: 'Sarabun' },
    { id: 'Noto Sans Thai', title: 'Noto', note: 'Google' },
  ];
  return <Combobox freeText label="แบบอักษร" name="font" choices={choices} value={font} onChange={setFont} />;
}

const field = page.getByRole('combobox', { name: 'ผู้ใช้' });
const font = page.getByRole('combobox', { name: 'แบบอักษร' });
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);
const sent = (name: string) => new FormData(document.querySelector('form') as HTMLFormElement).get(name);
const ready = (box = field) => expect.element(box).toHaveAttribute('aria-autocomplete', 'list');
/** Each text right after the one before, as fast fingers have it: keys that are sent one by one may be slower than the rest between two. */
function typeFast(...texts: string[]) {
  const input = field.element() as HTMLInputElement;
  input.focus();
  for (const text of texts) {
    // React tells by the setter of the element itself that the value is the one it wrote.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
async function findFaults() {
  // While its list is open a combobox hides the rest from screen readers only: the focus cannot get there without closing it.
  return findFaultsHere(document.body, ['aria-hidden-focus']);
}

it('finds by title and note, and takes the first with Enter', async () => {
  draw(<Person />);
  await ready();
  await userEvent.type(field, 'SOMCHAI');
  await expect.poll(options).toEqual(['สมชาย ขยันsomchai@demo.test']);
  expect(await findFaults()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('สมชาย ขยัน');
  expect(sent('to')).toBe('p2');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
});

it('walks by the arrows, and Escape leaves what was chosen before', async () => {
  draw(<Person start={people[2]} />);
  await ready();
  await expect.element(field).toHaveValue('Ann Lee');
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => options().length).toBe(3);
  await userEvent.keyboard('{Home}{ArrowUp}{Escape}');
  await expect.element(field).toHaveValue('Ann Lee');
  expect(sent('to')).toBe('p3');
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  await expect.element(field).toHaveValue('สมชาย ขยัน');
});

it('opens its whole list when the field is pressed, low enough to leave in sight what stands around it', async () => {
  const many = Array.from({ length: 40 }, (_, at) => ({ id: `p${at}`, title: `คนที่ ${at}` }));
  draw(<Person choices={many} start={many[1]} />);
  await ready();
  await userEvent.click(field);
  await expect.poll(() => options().length).toBe(40);
  expect(page.getByRole('listbox').element().clientHeight).toBeLessThanOrEqual(320);
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('คนที่ 1');
});

it('moves with the page when that scrolls, and keeps what is typed', async () => {
  draw(<Person />);
  document.body.style.paddingBlock = '200px 2000px';
  await ready();
  await userEvent.type(field, 'สม');
  await expect.poll(() => options().length).toBe(2);
  const gap = () => {
    const [list, box] = [page.getByRole('listbox'), field].map((one) => one.element().getBoundingClientRect());
    return Math.round((list?.top ?? 0) - (box?.bottom ?? 0));
  };
  const before = gap();
  window.scrollBy(0, 40);
  await new Promise((resolve) => window.addEventListener('scrollend', resolve, { once: true }));
  expect([options().length, gap()]).toEqual([2, before]);
  await expect.element(field).toHaveValue('สม');
  document.body.removeAttribute('style');
  window.scrollTo(0, 0);
});

it('closes where a part of the page scrolls, keeps what is typed, and finds on from there', async () => {
  draw(
    <div data-scrolls style={{ blockSize: '300px', overflow: 'auto' }}>
      <Person />
      <div style={{ blockSize: '900px' }} />
    </div>,
  );
  await ready();
  await userEvent.type(field, 'สม');
  await expect.poll(() => options().length).toBe(2);
  document.querySelector('[data-scrolls]')?.scrollBy(0, 20);
  await expect.poll(() => page.getByRole('listbox').query()).toBeNull();
  await expect.element(field).toHaveValue('สม');
  await userEvent.keyboard('ชาย');
  await expect.poll(options).toEqual(['สมชาย ขยันsomchai@demo.test']);
});

it('says again what was chosen when the field is left with something else', async () => {
  draw(<Person start={people[0]} />);
  await ready();
  await userEvent.fill(field, 'xyz');
  await expect.element(page.getByText('ไม่พบรายการ')).toBeVisible();
  await userEvent.tab();
  await expect.element(field).toHaveValue('สมหญิง ใจดี');
  expect(sent('to')).toBe('p1');
});

it('holds nothing once it is emptied, and is then missing', async () => {
  draw(<Person start={people[0]} />);
  await ready();
  await userEvent.clear(field);
  await expect.poll(() => sent('to')).toBe('');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('button', { name: 'ส่ง' }));
  await expect.element(page.getByText('กรุณาเลือกจากรายการ')).toBeVisible();
});

it('asks for choices when the typing rests, and drops answers that come too late', async () => {
  const answers = new Map<string, (found: Choice[]) => void>();
  const search = vi.fn((typed: string) => new Promise<Choice[]>((resolve) => answers.set(typed, resolve)));
  draw(<Person choices={[]} search={search} />);
  await ready();
  typeFast('s', 'so');
  await expect.element(page.getByText('กำลังค้นหา…')).toBeVisible();
  await expect.poll(() => [...answers.keys()]).toEqual(['so']);
  typeFast('som');
  await expect.poll(() => [...answers.keys()]).toEqual(['so', 'som']);
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('som');
  answers.get('som')?.(people.slice(0, 1));
  answers.get('so')?.(people);
  await expect.poll(options).toEqual(['สมหญิง ใจดีsomying@demo.test']);
  await userEvent.click(page.getByRole('option'));
  await expect.element(page.getByText('สมหญิง ใจดี', { exact: true })).toBeInTheDocument();
  expect(sent('to')).toBe('p1');
  expect(search).toHaveBeenCalledTimes(2);
});

it('says that a search failed, and asks again', async () => {
  const search = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(people);
  draw(<Person choices={[]} search={search} />);
  await ready();
  typeFast('s');
  await expect.element(page.getByText('ค้นหาไม่สำเร็จ', { exact: false })).toBeVisible();
  typeFast('so');
  await expect.poll(() => options().length).toBe(3);
});

it('takes free text as it is, and writes the id of a choice', async () => {
  draw(<Font start="Sarabun" />);
  await ready(font);
  const heard = vi.fn();
  document.querySelector('form')?.addEventListener('input', () => heard(sent('font')));
  await userEvent.fill(font, 'My Font');
  await userEvent.tab();
  expect(sent('font')).toBe('My Font');
  await userEvent.click(page.getByRole('button', { name: /แสดงตัวเลือก/ }));
  await expect.poll(options).toEqual(['Sarabun', 'NotoGoogle']);
  await userEvent.click(page.getByRole('option', { name: /Noto/ }));
  await expect.element(font).toHaveValue('Noto Sans Thai');
  await expect.poll(() => heard.mock.lastCall).toEqual(['Noto Sans Thai']);
});

function Pages({ onChoose }: { onChoose: (id: string) => void }) {
  const many = Array.from({ length: 300 }, (_, at) => ({ id: `/p/${at}`, title: `หน้า ${at}`, note: `/p/${at}` }));
  return <ChoiceList label="ค้นหาหน้า" choices={many} chosen="/p/1" onChoose={onChoose} />;
}

it('keeps the focus in the search while the arrows walk through the list', async () => {
  const choose = vi.fn();
  draw(<Pages onChoose={choose} />);
  const search = page.getByRole('combobox', { name: 'ค้นหาหน้า' });
  await expect.element(search).toHaveFocus();
  await expect.element(page.getByText('และอีก 100 รายการ', { exact: false })).toBeVisible();
  await userEvent.keyboard('29');
  await expect.poll(() => options().length).toBe(13);
  expect(await findFaults()).toEqual([]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(choose.mock.calls).toEqual([['/p/129']]);
  await expect.element(search).toHaveFocus();
});

it('takes the first that was found with Enter, also when the search was pasted', async () => {
  const choose = vi.fn();
  draw(<Pages onChoose={choose} />);
  const search = page.getByRole('combobox', { name: 'ค้นหาหน้า' });
  await expect.element(search).toHaveFocus();
  await userEvent.fill(search, '/p/29');
  await expect.poll(() => options().length).toBe(11);
  await userEvent.keyboard('{Enter}');
  expect(choose.mock.calls).toEqual([['/p/29']]);
});

function Asked({ onChoose, wait }: { onChoose(id: string): void; wait: Promise<void> }) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState('');
  useEffect(() => {
    wait.then(() => setFound(typed));
  }, [wait, typed]);
  const choices = found ? [{ id: found, title: found }] : [{ id: 'old', title: 'Old' }];
  return <ChoiceList label="ค้นหา" isComing={typed !== found} {...{ choices, onChoose }} onType={setTyped} />;
}

it('takes with Enter what is found after it was pressed, and none of an earlier search', async () => {
  const choose = vi.fn();
  const { promise, resolve } = Promise.withResolvers<void>();
  draw(<Asked onChoose={choose} wait={promise} />);
  const search = page.getByRole('combobox', { name: 'ค้นหา' });
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('new{Enter}');
  expect(choose).not.toHaveBeenCalled();
  resolve();
  await expect.poll(() => choose.mock.calls).toEqual([['new']]);
});

it('hears again of the one that is chosen already', async () => {
  const choose = vi.fn();
  draw(<Pages onChoose={choose} />);
  await userEvent.click(page.getByRole('option', { name: 'หน้า 1 ', exact: false }).first());
  await expect.poll(() => choose.mock.calls.length).toBe(1);
  await userEvent.click(page.getByRole('option', { selected: true }));
  expect(choose.mock.lastCall).toEqual(['/p/1']);
});

it('stands under headings where choices have groups', async () => {
  const choices = [
    { id: 'a', title: 'Name', group: 'Record' },
    { id: 'b', title: 'E-mail', group: 'Reader' },
  ];
  draw(<ChoiceList label="Data" choices={choices} onChoose={() => undefined} />);
  await expect
    .element(page.getByRole('group', { name: 'Reader' }).getByRole('option', { name: 'E-mail' }))
    .toBeVisible();
  expect(await findFaults()).toEqual([]);
});

it('shows that it must be chosen, beside its name and not in it, with its list open or closed', async () => {
  draw(<Person />);
  await ready();
  const exact = page.getByRole('combobox', { name: 'ผู้ใช้', exact: true });
  await expect.element(page.getByTitle('จำเป็น')).toBeVisible();
  await expect.element(exact).toBeVisible();
  await userEvent.type(exact, 'SOMCHAI');
  await expect.poll(options).toHaveLength(1);
  await expect.element(exact).toBeVisible();
});

it('shows two lines at most of what is called by a whole message', async () => {
  const choices = [{ id: 'long', title: 'ขอราคาพร้อมค่าส่ง '.repeat(40), note: 'แบบฟอร์ม' }];
  draw(<ChoiceList label="ค้นหา" choices={choices} onChoose={() => undefined} />);
  await expect.element(page.getByRole('option')).toBeVisible();
  expect(page.getByRole('option').element().clientHeight).toBeLessThan(120);
});
