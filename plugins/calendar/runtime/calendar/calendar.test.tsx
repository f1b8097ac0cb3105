import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildSession } from '../../../../tests/factories/buildPage.ts';
import { type DrawOptions, drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { AnnualCalendar } from '../annual_calendar/AnnualCalendar.tsx';
import { widget as annual } from '../annual_calendar/annual_calendar.ts';
import { Board } from '../board/Board.tsx';
import { widget as board } from '../board/board.ts';
import { buildList, buildTask, mayAll, mayRead } from '../parts/storyEntries.ts';
import { Calendar } from './Calendar.tsx';
import { widget } from './calendar.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T03:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const tasks = [
  buildTask('late', { title: 'ตรวจข้อสอบ', startDate: '2026-11-01', dueDate: '2026-11-20' }),
  buildTask('now', { title: 'ถ่ายวิดีโอ', startDate: '2026-11-21', dueDate: '2026-11-21' }),
  buildTask('soon', { title: 'ออกใบรับรอง', startDate: '2026-11-28', dueDate: '2026-12-02' }),
];
const list = buildList(tasks);
const draw = (address = '', options: DrawOptions = {}) =>
  renderToStaticMarkup(
    drawWidget(widget, Calendar, {
      data: { list, rights: mayRead },
      ...options,
      page: { address, ...options.page },
    }),
  );
const english = { page: { session: buildSession({ language: 'en' }) } };

describe('without scripts', () => {
  it('a month can be read, with the year of the Buddhist era and weeks that begin on Sunday', () => {
    const html = draw();
    expect(html).toContain('พฤศจิกายน 2569');
    expect(html.indexOf('อาทิตย์')).toBeLessThan(html.indexOf('จันทร์'));
    expect(html.match(/<option[^>]*>25\d\d</g)).toHaveLength(11);
    expect(html).not.toContain('tabindex="-1"');
  });

  it('plain links lead to the months beside it, the views and the tasks', () => {
    const html = draw('?other.page=2');
    expect(html).toContain('href="?other.page=2&amp;object-1.year=2026&amp;object-1.month=12"');
    expect(html).toContain('href="?other.page=2&amp;object-1.year=2026&amp;object-1.month=10"');
    expect(html).toContain('object-1.view=board');
    expect(html).toContain('object-1.task=soon');
  });

  it('an opened task stands in the page with a way to close it', () => {
    const html = draw('?object-1.task=late');
    expect(html).toMatch(/<dialog open="".*ตรวจข้อสอบ.*href="\?"/s);
    expect(draw('?object-1.task=nothing')).not.toContain('<dialog');
  });

  it('there is no month beyond the years that can be chosen', () => {
    const html = draw('?object-1.year=2031&object-1.month=12');
    expect(html).not.toContain('year=2032');
    expect(html).toContain('ธันวาคม 2574');
  });
});

describe('in English', () => {
  it('says what the specification says, to the letter, with weeks that begin on Monday', () => {
    const html = draw('?object-1.view=list', english);
    const columns = ['Title', 'Start Date', 'Due Date', 'Description', 'Assigned To', 'Priority', 'Status'];
    expect([...html.matchAll(/<th scope="col">([^<]*)</g)].map(([, text]) => text)).toEqual(columns);
    for (const text of ['Today', 'Total', 'In Progress', 'Overdue', 'Upcoming']) expect(html).toContain(`>${text}<`);
    expect(draw('?object-1.task=now', english)).toContain('>Close</a>');
    const month = draw('', english);
    expect(month.indexOf('Mon<')).toBeLessThan(month.indexOf('Sun<'));
    expect(month).toContain('November 2026');
  });
});

it('counts the month: how many, and what share has which status, with two decimals', () => {
  const html = draw();
  expect(html).toContain('33.33%');
  expect(html).toMatch(/ทั้งหมด<\/dt><dd>3 <small[^>]*>ในเดือนที่แสดง</);
});

it('shows four tasks of a day, or three with a way to the rest', () => {
  const many = ['1', '2', '3', '4', '5'].map((id) => buildTask(id, { startDate: '2026-11-24', dueDate: '2026-11-24' }));
  const shown = (count: number) => draw('', { data: { list: buildList(many.slice(0, count)), rights: mayRead } });
  expect(shown(4)).not.toContain('อีก');
  expect(shown(5)).toContain('อีก 2 รายการ');
});

it('offers to add only to those who may, and tells when not everything is shown', () => {
  expect(draw()).not.toContain('เพิ่มงาน');
  expect(draw('', { data: { list, rights: mayAll } })).toContain('เพิ่มงาน');
  expect(draw('', { data: { list, rights: mayAll }, properties: { editable: false } })).not.toContain('เพิ่มงาน');
  expect(draw('', { data: { list: buildList(tasks, 250), rights: mayRead } })).toContain('จากทั้งหมด 250');
});

it('stands without data, with data that failed, and with whatever was stored', () => {
  expect(draw('', { data: {} })).toContain('พฤศจิกายน');
  expect(draw('', { data: {}, page: { failed: ['object-1'] } })).toContain('role="alert"');
  expect(
    draw('?object-1.month=x&object-1.view=<b>&object-1.day=2026-99-99', { properties: { views: 5, view: 'x' } }),
  ).toContain('พฤศจิกายน 2569');
});

it('shows the states of a machine as a board', () => {
  const html = renderToStaticMarkup(drawWidget(board, Board, { data: { list, rights: mayRead } }));
  expect(html).toMatch(/ยังไม่เสร็จ<\/span><span[^>]*>3</);
  expect(html).toMatch(/เสร็จแล้ว<\/span><span[^>]*>0</);
});

it('breaks the title of a card between Thai words and not inside of them', () => {
  const html = renderToStaticMarkup(drawWidget(board, Board, { data: { list, rights: mayRead } }));
  expect(html).toContain('<span class="s-whole">ใบรับรอง</span>');
});

describe('the annual calendar', () => {
  const course = { id: 'c', name: 'ความปลอดภัย', startDate: '2026-12-30', endDate: '2027-01-02', type: 'onsite' };
  const year = (address: string, data: DrawOptions['data']) =>
    renderToStaticMarkup(drawWidget(annual, AnnualCalendar, { data, page: { address } }));

  it('stands empty with its message as long as nothing brings courses', () => {
    expect(year('', {})).toContain('ยังไม่มีการอบรมในปี 2569');
    expect(year('', { list: buildList([]) })).toContain('ยังไม่มีการอบรมในปี 2569');
  });

  it('offers two years before and after, and a table for each month that has training', () => {
    const html = year('', { list: buildList([{ ...course, startRegistDate: '2026-11-01', target: ['หัวหน้างาน'] }]) });
    expect([...html.matchAll(/พ\.ศ\. (\d+)/g)].map(([, text]) => text)).toEqual([
      '2567',
      '2568',
      '2569',
      '2570',
      '2571',
    ]);
    expect(html).toContain('ธันวาคม 2569');
    expect(html).toContain('href="/lesson/detail/c"');
    expect(html.match(/<table/g)).toHaveLength(1);
    expect(html).toContain('หัวหน้างาน');
  });
});
