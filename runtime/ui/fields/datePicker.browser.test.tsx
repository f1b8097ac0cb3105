import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '../../../schemas/index.ts';
import { StoryPage } from '../../../stories/StoryPage.tsx';
import { findFaultsHere } from '../../../tests/support/findFaultsHere.ts';
import { showOnPage } from '../../../tests/support/showOnPage.ts';
import { DatePicker } from './DatePicker.tsx';
import { MomentPicker } from './MomentPicker.tsx';

async function open(language: Language, value?: string, required = false) {
  showOnPage(
    <StoryPage language={language}>
      <form>
        <DatePicker label="Due" name="due" defaultValue={value} required={required} />
        <button type="submit">OK</button>
      </form>
    </StoryPage>,
  );
  await expect.element(page.getByRole('group', { name: 'Due' })).toBeVisible();
}

const sent = () => new FormData(document.querySelector('form') as HTMLFormElement).get('due');
const part = (name: string) => document.querySelector<HTMLElement>(`[role="spinbutton"][data-type="${name}"]`);
const type = async (name: string, digits: string) => {
  part(name)?.focus();
  await userEvent.keyboard(digits);
};

it('shows the Buddhist era in Thai and sends the common one', async () => {
  await open('th', '2026-11-21');
  await expect.poll(() => part('year')?.textContent).toBe('2569');
  expect(sent()).toBe('2026-11-21');
  await type('day', '09');
  await expect.poll(sent).toBe('2026-11-09');
});

it('takes typed parts one after the other', async () => {
  await open('th');
  await type('day', '21112569');
  await expect.poll(sent).toBe('2026-11-21');
  expect(document.querySelector('.s-date-picker__note')?.textContent).toBe('');
});

it.each(['01', '28', '30'])(
  'takes the day %s as it was typed, whatever years a Buddhist one passes on its way',
  async (day) => {
    await open('th');
    await type('day', `${day}112569`);
    await expect.poll(sent).toBe(`2026-11-${day}`);
    await expect.poll(() => part('day')?.textContent).toBe(String(Number(day)));
  },
);

it.each(['1/3/2569', '01/03/2569', '1-3-2569', '1.03.2569'])('takes %s, as people write a date', async (written) => {
  await open('th', '2026-11-21');
  await type('day', written);
  await expect.poll(sent).toBe('2026-03-01');
});

it('reads a Buddhist year in the field of the common era, and says so', async () => {
  await open('en');
  await type('day', '21112569');
  await expect.poll(sent).toBe('2026-11-21');
  expect(part('year')?.textContent).toBe('2026');
  await expect.element(page.getByRole('status')).toHaveTextContent('2569 was read as the year 2026.');
});

it('reads a year of the common era in the Buddhist field', async () => {
  await open('th');
  await type('day', '21112026');
  await expect.poll(sent).toBe('2026-11-21');
  expect(part('year')?.textContent).toBe('2569');
});

it('completes a year of two digits when the field is left', async () => {
  await open('th');
  await type('day', '211169');
  await userEvent.click(page.getByRole('button', { name: 'OK' }));
  await expect.poll(sent).toBe('2026-11-21');
});

it('says which day was taken where the month does not have the one that was typed', async () => {
  await open('th');
  await type('day', '31022569');
  expect(sent()).toBe('');
  await userEvent.click(page.getByRole('button', { name: 'OK' }));
  await expect.poll(sent).toBe('2026-02-28');
  await expect.element(page.getByRole('status')).toHaveTextContent('เดือนนี้ไม่มีวันที่ 31 จึงใช้วันที่ 28');
});

it('is not sent while a part is missing', async () => {
  await open('th', undefined, true);
  let isSent = false;
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    isSent = true;
  });
  await type('day', '2111');
  await userEvent.click(page.getByRole('button', { name: 'OK' }));
  expect(isSent).toBe(false);
  await expect.element(page.getByText('ใส่วัน เดือน และปีให้ครบ')).toBeVisible();
  await type('year', '2569');
  await expect
    .poll(async () => {
      await userEvent.click(page.getByRole('button', { name: 'OK' }));
      return isSent;
    })
    .toBe(true);
});

it.each(['th', 'en'] as const)('chooses a day in the calendar by the keys, in %s', async (language) => {
  await open(language, '2026-11-21');
  const button = page.getByRole('button', { name: language === 'th' ? /ปฏิทิน/ : /Calendar/ });
  await userEvent.click(button);
  const year = page.getByRole('combobox', { name: language === 'th' ? 'ปี' : 'year' });
  await expect.element(year).toBeVisible();
  expect(year.element().textContent).toContain(language === 'th' ? '2569' : '2026');
  expect(await findFaultsHere()).toEqual([]);
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  await expect.poll(sent).toBe('2026-11-29');
  await expect.element(year).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

it('is emptied again', async () => {
  await open('en', '2026-11-21');
  await userEvent.click(page.getByRole('button', { name: /Calendar/ }));
  await userEvent.click(page.getByRole('button', { name: 'Clear' }));
  await expect.poll(sent).toBe('');
});

it('shows that it must be filled in, beside its name', async () => {
  await open('en', undefined, true);
  await expect.element(page.getByTitle('required')).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Due', exact: true })).toBeVisible();
});

it('shows the whole date of a moment on a phone, its time below', async () => {
  showOnPage(
    <StoryPage language="th">
      <div style={{ inlineSize: '14rem' }}>
        <MomentPicker label="Due" name="due" value="2026-11-21T02:30:00Z" onChange={() => undefined} />
      </div>
    </StoryPage>,
  );
  await expect.poll(() => part('year')?.textContent).toBe('2569');
  const box = document.querySelector('.s-date-picker__box')?.getBoundingClientRect() ?? expect.fail();
  for (const name of ['day', 'month', 'year'])
    expect(part(name)?.getBoundingClientRect().right, name).toBeLessThan(box.right - 32);
});
