import { expect, it } from 'vitest';
import { countTo } from './countTo.ts';
import { formatDate, formatMoney, formatShort } from './formatValue.ts';
import { readListAddress } from './list/listAddress.ts';
import { arrangeRows, readRows } from './list/localList.ts';
import { listPeriods } from './listPeriods.ts';
import { periodTitle } from './periodTitle.ts';
import { readPasted } from './readPasted.ts';
import { fillPath } from './readValue.ts';
import { listTicks, slice, stack } from './scale.ts';
import { zoneOffset } from './timeZone.ts';

it('writes dates in the Buddhist era, money with two decimals, long figures short', () => {
  const th = { language: 'th', timeZone: 'Asia/Bangkok', currency: 'THB' } as const;
  expect(formatDate('2026-11-21', 'date', th)).toBe('21 พ.ย. 2569');
  expect(formatDate('2026-11-20T18:00:00Z', 'date', th)).toBe('21 พ.ย. 2569');
  expect(formatDate('2026-11-21', 'date', { ...th, language: 'en' })).toBe('21 Nov 2026');
  expect(formatDate('soon', 'date', th)).toBe('soon');
  expect(formatMoney(1234.5, 'th', 'THB')).toBe('฿1,234.50');
  expect(formatMoney(-1234.5, 'en', 'JPY')).toBe('-¥1,235');
  expect(formatMoney(1234.5, 'en', '')).toBe('1,234.50');
  expect(formatShort(1_250_000, 'th')).toContain('ล้าน');
  expect(periodTitle('2026-11-01', 'month', 'th', 'full')).toBe('พฤศจิกายน 2569');
  expect(periodTitle('2026-01-01', 'year', 'th', 'short')).toBe('2569');
});

it('knows how far a zone is from UTC', () => {
  expect(zoneOffset('Asia/Bangkok')).toBe('+07:00');
  expect(zoneOffset('UTC')).toBe('+00:00');
});

it('lists periods up to today without gaps', () => {
  expect(listPeriods('month', 3, '2026-01-15')).toEqual(['2025-11-01', '2025-12-01', '2026-01-01']);
  expect(listPeriods('week', 2, '2026-11-22')).toEqual(['2026-11-09', '2026-11-16']);
  expect(listPeriods('day', 2, '2026-03-01')).toEqual(['2026-02-28', '2026-03-01']);
});

it('reads rows pasted from a spreadsheet, quotes and Thai headings too', () => {
  const { rows, columns } = readPasted('ชื่อ,จำนวน\n"ก, ""ข""\nค","1,200"\nง,007\n', [
    { field: 'จำนวน', title: 'ชิ้น', kind: 'number', total: true, hidden: false },
  ]);
  expect(columns.map(({ field, title, total }) => [field, title, total])).toEqual([
    ['c1', 'ชื่อ', false],
    ['c2', 'ชิ้น', true],
  ]);
  expect(rows.map(({ c1, c2 }) => [c1, c2])).toEqual([
    ['ก, "ข"\nค', 1200],
    ['ง', '007'],
  ]);
  expect(readPasted('').rows).toEqual([]);
});

it('searches, sorts and pages rows that are at hand', () => {
  const rows = Array.from({ length: 25 }, (_, index) => ({ id: String(index), name: `แถว ${index}`, n: index }));
  const settings = [
    { field: 'name', title: '', kind: 'auto', total: false, hidden: false },
    { field: 'n', title: '', kind: 'auto', total: true, hidden: false },
  ] as const;
  const answer = arrangeRows(rows, settings, readListAddress({ sort: '-n', page: '9', q: 'แถว' }, 10), 'th');
  expect(answer).toMatchObject({ total: 25, page: 3, totals: { n: 300 } });
  expect(answer.rows.map(({ n }) => n)).toEqual([4, 3, 2, 1, 0]);
  expect(arrangeRows(rows, settings, readListAddress({ 'f-n-from': '20' }, 10), 'th').total).toBe(5);
  expect(readRows({ posts: [{ a: 1 }, 'x'], total: 1 })).toEqual([{ a: 1, id: '1' }]);
  expect(readRows('nonsense')).toBeUndefined();
});

it('leads nowhere when a part of the path is missing', () => {
  expect(fillPath('/sales/{id}/{a.b}', { id: 'ก/1', a: { b: 2 } })).toBe('/sales/%E0%B8%81%2F1/2');
  expect(fillPath('/sales/{nope}', { id: '1' })).toBeUndefined();
});

it('counts up to what is written, whatever stands around it', () => {
  expect(countTo('154k+', 0.5)).toBe('77k+');
  expect(countTo('1,200.50 บาท', 1)).toBe('1,200.50 บาท');
  expect(countTo('มากมาย', 0.5)).toBe('มากมาย');
});

it('scales, stacks and slices', () => {
  expect(listTicks(0, 16)).toEqual([0, 5, 10, 15, 20]);
  expect(listTicks(0, 1, true)).toEqual([0, 1]);
  expect(listTicks(-3, 4)[0]).toBeLessThanOrEqual(-3);
  expect(listTicks(0, 0)).not.toContain(Number.NaN);
  expect(stack([2, -1, 3])).toEqual([
    { from: 0, to: 2 },
    { from: 0, to: -1 },
    { from: 2, to: 5 },
  ]);
  expect(slice([1, 1, -5])).toEqual([
    { from: 0, to: 0.5 },
    { from: 0.5, to: 1 },
    { from: 1, to: 1 },
  ]);
  expect(slice([0])).toEqual([{ from: 0, to: 0 }]);
});
