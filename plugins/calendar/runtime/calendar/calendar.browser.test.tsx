import { createRoot, type Root } from 'react-dom/client';
import { type Api, ApiError } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Board } from '../board/Board.tsx';
import { widget as board } from '../board/board.ts';
import { buildList, buildTask, dayOfMonth, mayAll } from '../parts/storyEntries.ts';
import { Calendar } from './Calendar.tsx';
import { widget } from './calendar.ts';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname);
});

interface Call {
  path: string;
  method: string;
  body: unknown;
}

/** A server with one task that records the requests. */
function answer(calls: Call[], refuse?: ApiError): Api {
  return async <Answer,>(path: string, { method = 'GET', body }: { method?: string; body?: unknown } = {}) => {
    calls.push({ path, method, body });
    if (method !== 'GET' && refuse) throw refuse;
    const actions = [{ event: 'COMPLETE', to: 'done', title: 'ทำเสร็จแล้ว' }];
    if (path.startsWith('/api/people')) return { data: [{ id: 'u', name: 'มาลี แก้วใส' }] } as Answer;
    return { data: path.startsWith('/api/page') ? {} : { ...buildTask('t'), _actions: actions } } as Answer; // what the widget asks
  };
}

function draw(
  what: 'calendar' | 'board',
  task = buildTask('t', { title: 'ถ่ายวิดีโอ' }),
  refuse?: ApiError,
  view = 'month',
) {
  const calls: Call[] = [];
  const options = { data: { list: buildList([task]), rights: mayAll }, runtime: { api: answer(calls, refuse) } };
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    what === 'calendar'
      ? drawWidget(widget, Calendar, { ...options, properties: { view } })
      : drawWidget(board, Board, options),
  );
  return calls;
}

const focusedDay = () => (document.activeElement as HTMLElement | null)?.dataset.day;
const sent = (calls: Call[]) => calls.filter(({ method }) => method !== 'GET');
const columnOf = (title: string) =>
  [...document.querySelectorAll('.w-kanban__column')]
    .find((column) => column.textContent?.includes(title))
    ?.querySelector('.w-kanban__title span')?.textContent;
/** The drag code is loaded shortly after the page. */
const isReady = () => expect.poll(() => document.querySelector('[id^="DndDescribedBy"]')).not.toBeNull();
/** dnd-kit listens to keys one task after the drag has started. */
const press = async (keys: string) => {
  await userEvent.keyboard(keys);
  await new Promise((done) => setTimeout(done, 60));
};

it('calls what it shows of a record as its collection does', async () => {
  const rights = { ...(mayAll as JsonObject), fields: { startDate: { title: 'วันที่สั่งซื้อ' } } };
  const data = { list: buildList([buildTask('t', { title: 'ใบสั่งขาย' })]), rights };
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(drawWidget(board, Board, { data, runtime: { api: answer([]) } }));
  await userEvent.click(page.getByRole('link', { name: 'ใบสั่งขาย' }));
  await expect.element(page.getByRole('dialog').getByText('วันที่สั่งซื้อ')).toBeVisible();
});

describe('the grid of days', () => {
  it('leaves the focus where it is when the code for dragging arrives', async () => {
    draw('calendar');
    await expect.poll(() => document.querySelectorAll('[data-day][tabindex="0"]').length).toBe(1);
    document.querySelector<HTMLElement>(`[data-day="${dayOfMonth(10)}"]`)?.focus();
    await isReady();
    expect(focusedDay()).toBe(dayOfMonth(10));
  });

  it('has one tab stop and is walked by the arrow keys', async () => {
    draw('calendar');
    await expect.poll(() => document.querySelectorAll('[data-day][tabindex="0"]').length).toBe(1);
    document.querySelector<HTMLElement>(`[data-day="${dayOfMonth(10)}"]`)?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(focusedDay).toBe(dayOfMonth(11));
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(focusedDay).toBe(dayOfMonth(18));
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await expect.poll(focusedDay).toBe(dayOfMonth(10));
  });

  it('goes to the next month by PageDown, and the address with it', async () => {
    draw('calendar');
    await expect.poll(() => document.querySelectorAll('[data-day][tabindex="0"]').length).toBe(1);
    const before = document.querySelector('.w-calendar__month')?.textContent;
    document.querySelector<HTMLElement>(`[data-day="${dayOfMonth(10)}"]`)?.focus();
    await userEvent.keyboard('{PageDown}');
    await expect.poll(() => document.querySelector('.w-calendar__month')?.textContent).not.toBe(before);
    expect(location.search).toMatch(/object-1\.month=\d+/);
    await expect.poll(() => focusedDay()?.slice(8)).toBe('10');
    await userEvent.keyboard('{PageUp}');
    await expect.poll(() => document.querySelector('.w-calendar__month')?.textContent).toBe(before);
  });

  it('lists a day when it is chosen', async () => {
    draw('calendar');
    await userEvent.click(page.getByRole('link', { name: /11 .*1 รายการ/ }).first());
    await expect.poll(() => document.querySelector('.w-calendar__panel[data-asked]')?.textContent).toContain('ถ่ายวิดีโอ');
  });

  it('moves a task to another day by the keys, its length kept', async () => {
    const calls = draw('calendar');
    await isReady();
    const entries = () => [...document.querySelectorAll<HTMLElement>('.w-calendar__entry')];
    await expect.poll(() => entries().length).toBeGreaterThan(0);
    entries()[0]?.focus();
    await press(' ');
    await press('{ArrowRight}');
    await press(' ');
    await expect.poll(() => sent(calls)).toHaveLength(1);
    expect(sent(calls)[0]).toMatchObject({
      path: '/api/task/t',
      method: 'PUT',
      body: { data: { startDate: dayOfMonth(11), dueDate: dayOfMonth(13) }, version: 1 },
    });
  });
});

it('opens a task in a window, closes it with Escape and forgets it in the address', async () => {
  draw('calendar');
  await userEvent.click(page.getByRole('link', { name: 'ถ่ายวิดีโอ' }).first());
  await expect.poll(() => document.querySelector('dialog')?.matches(':modal')).toBe(true);
  expect(location.search).toContain('object-1.task=t');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  expect(location.search).not.toContain('task');
});

it('changes and adds tasks by a form', async () => {
  const calls = draw('calendar');
  await userEvent.click(page.getByRole('button', { name: 'เพิ่มงาน' }));
  await userEvent.fill(page.getByRole('textbox', { name: 'ชื่องาน' }), 'งานใหม่');
  const marked = () => [...document.querySelectorAll('.s-field:has(.s-field__required)')];
  await expect
    .poll(() => marked().map((field) => field.querySelector('.s-field__label')?.textContent))
    .toEqual(['ชื่องาน*', 'วันเริ่ม*', 'วันครบกำหนด*']);
  await userEvent.click(page.getByRole('button', { name: 'บันทึก' }));
  await expect.poll(() => sent(calls)).toHaveLength(1);
  expect(sent(calls)[0]).toMatchObject({
    path: '/api/task',
    method: 'POST',
    body: { data: { title: 'งานใหม่', priority: 'Medium' } },
  });
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
});

it('gives a task to somebody of the site by their account, and keeps the name of anybody else', async () => {
  const calls = draw('calendar');
  const add = async (name: string) => {
    await userEvent.click(page.getByRole('button', { name: 'เพิ่มงาน' }));
    await userEvent.fill(page.getByRole('textbox', { name: 'ชื่องาน' }), 'งานใหม่');
    await userEvent.fill(page.getByRole('combobox', { name: 'ผู้รับผิดชอบ' }), name);
    await userEvent.keyboard('{Tab}'); // closes the list, behind which nothing can be reached
  };
  await add('มาลี แก้วใส');
  await expect.poll(() => document.querySelector<HTMLInputElement>('input[name="assignee"]')?.value).toBe('u');
  await userEvent.click(page.getByRole('button', { name: 'บันทึก' }));
  await expect.poll(() => sent(calls)).toHaveLength(1);
  await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull();
  await add('ช่างภายนอก');
  await expect.element(page.getByText(/จะเก็บไว้เป็นชื่อ/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'บันทึก' }));
  await expect.poll(() => sent(calls)).toHaveLength(2);
  const people = sent(calls).map(({ body }) => (body as { data: Record<string, unknown> }).data); // what the form sends
  expect(people).toMatchObject([{ assignee: 'u' }, { assignedTo: 'ช่างภายนอก' }]);
  expect(people.map((data) => 'assignee' in data && 'assignedTo' in data)).toEqual([false, false]);
});

it('keeps the forms that add and change a task in the address, which "back" closes', async () => {
  draw('calendar');
  const dialog = () => document.querySelector('[role="dialog"], dialog');
  await userEvent.click(page.getByRole('button', { name: 'เพิ่มงาน' }));
  await expect.element(page.getByRole('textbox', { name: 'ชื่องาน' })).toBeVisible();
  expect(location.search).toMatch(/object-1\.add=\d{4}-\d\d-\d\d/);
  await userEvent.click(page.getByRole('button', { name: 'ยกเลิก' }));
  await expect.poll(dialog).toBeNull();
  expect(location.search).not.toContain('add');
  await userEvent.click(page.getByRole('link', { name: 'ถ่ายวิดีโอ' }).first());
  await userEvent.click(page.getByRole('button', { name: 'แก้ไข' }));
  await expect.element(page.getByRole('textbox', { name: 'ชื่องาน' })).toBeVisible();
  expect(location.search).toContain('object-1.edit=yes');
});

it('takes the days of a task in the era of its reader', async () => {
  const calls = draw('calendar');
  await userEvent.click(page.getByRole('button', { name: 'เพิ่มงาน' }));
  await userEvent.fill(page.getByRole('textbox', { name: 'ชื่องาน' }), 'งานปีหน้า');
  const due = page.getByRole('group', { name: 'วันครบกำหนด' });
  await expect.element(due).toBeVisible();
  const year = new Date().getFullYear() + 1;
  const part = (name: string) => due.element().querySelector<HTMLElement>(`[data-type="${name}"]`);
  part('month')?.focus();
  await userEvent.keyboard(`02${year + 543}`);
  part('day')?.focus();
  await userEvent.keyboard('{Backspace}{Backspace}');
  await userEvent.click(page.getByRole('button', { name: 'บันทึก' }));
  expect(sent(calls)).toHaveLength(0); // a cell without a number is not a day
  part('day')?.focus();
  await userEvent.keyboard('09');
  await userEvent.click(page.getByRole('button', { name: 'บันทึก' }));
  await expect.poll(() => sent(calls)[0]).toMatchObject({ body: { data: { dueDate: `${year}-02-09` } } });
});

describe('the board', () => {
  const lift = async () => {
    await isReady();
    document.querySelector<HTMLElement>('.w-kanban__open')?.focus();
    await press(' ');
    await press('{ArrowRight}');
    await press(' ');
  };

  it('sends the event of the machine when a card is carried to another state', async () => {
    const calls = draw('board');
    await lift();
    await expect.poll(() => sent(calls)).toHaveLength(1);
    expect(sent(calls)[0]).toMatchObject({
      path: '/api/task/t/transition',
      method: 'POST',
      body: { event: 'COMPLETE' },
    });
  });

  it.each([
    ['a right', new ApiError({ status: 403, code: 'not_allowed', message: 'คุณไม่มีสิทธิ์' })],
    // The message of guards is the list of what they say.
    ['a guard', new ApiError({ status: 422, code: 'guard_failed', message: 'มีเพียง 10 ชิ้น; กรุณาใส่ที่อยู่' })],
  ])('puts a card back that the server refuses for %s, and says which and why', async (_, refusal) => {
    const calls = draw('board', undefined, refusal);
    await lift();
    const told = () => document.querySelector('[role="status"][data-failed]')?.textContent;
    await expect.poll(told).toContain(refusal.message);
    expect(told()).toContain('ถ่ายวิดีโอ');
    expect(sent(calls)).toHaveLength(1);
    expect(columnOf('ถ่ายวิดีโอ')).toBe('ยังไม่เสร็จ');
  });

  it('says that there is no way to a state, without asking the server for one', async () => {
    const calls = draw('board', buildTask('t', { title: 'ถ่ายวิดีโอ', state: 'done' }));
    await isReady();
    document.querySelector<HTMLElement>('.w-kanban__open')?.focus();
    await press(' ');
    await press('{ArrowLeft}');
    await press(' ');
    await expect
      .poll(() => document.querySelector('[role="status"][data-failed]')?.textContent)
      .toContain('วางกลับที่เดิม');
    expect(sent(calls)).toEqual([]);
  });

  it('moves by plain buttons too', async () => {
    const calls = draw('board');
    await userEvent.click(page.getByRole('link', { name: 'ถ่ายวิดีโอ' }));
    await userEvent.click(page.getByRole('group', { name: 'ย้ายไป' }).getByRole('button', { name: 'เสร็จแล้ว' }));
    await expect.poll(() => sent(calls)).toHaveLength(1);
  });

  it('of a calendar gives a task the days of its column, and lets nothing become overdue by hand', async () => {
    const late = buildTask('t', { title: 'ถ่ายวิดีโอ', startDate: dayOfMonth(1), dueDate: '2999-01-01' });
    const calls = draw('calendar', late, undefined, 'board');
    await lift();
    await expect
      .poll(() => document.querySelector('[role="status"][data-failed]')?.textContent)
      .toContain('เกินกำหนดเอง');
    expect(sent(calls)).toEqual([]);
    expect(columnOf('ถ่ายวิดีโอ')).toBe('กำลังดำเนินการ');
  });
});

it('begins a task on the day that was pointed at', async () => {
  draw('calendar');
  const button = page.getByRole('button', { name: /^สร้างงานใน.* 9 / });
  await userEvent.hover(button);
  await userEvent.click(button);
  await expect.poll(() => location.search).toContain(`object-1.add=${dayOfMonth(9)}`);
});
