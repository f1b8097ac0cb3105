import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTypedDate } from './readTypedDate.ts';

const table: [string, string][] = [
  ['2026-01-31', '2026-01-31'],
  ['2569-01-31', '2026-01-31'],
  ['31/1/2569', '2026-01-31'],
  ['31/01/2026', '2026-01-31'],
  ['31-1-2569', '2026-01-31'],
  ['31.1.2569', '2026-01-31'],
  ['31 1 2569', '2026-01-31'],
  ['2569/1/31', '2026-01-31'],
  ['๓๑ ม.ค. ๒๕๖๙', '2026-01-31'],
  ['๓๑/๐๑/๒๕๖๙', '2026-01-31'],
  ['31 มกราคม 2569', '2026-01-31'],
  ['31 พฤษภาคม 2569', '2026-05-31'],
  ['31ม.ค.2569', '2026-01-31'],
  ['31 มค 2569', '2026-01-31'],
  ['31 มกราคม พ.ศ. 2569', '2026-01-31'],
  ['31 เดือนมกราคม พ.ศ. ๒๕๖๙', '2026-01-31'],
  ['31 มกราคม ค.ศ. 2026', '2026-01-31'],
  ['31/1/พ.ศ. 2569', '2026-01-31'],
  ['วันเสาร์ที่ 31 มกราคม 2569', '2026-01-31'],
  ['วันที่ 31 มกราคม 2569', '2026-01-31'],
  ['31 January 2026', '2026-01-31'],
  ['31 Jan 2569 BE', '2026-01-31'],
  ['Sat, 31 Jan 2026', '2026-01-31'],
  ['January 31, 2026', '2026-01-31'],
  ['1 Sept. 2026', '2026-09-01'],
  ['29/2/2567', '2024-02-29'],
  ['31/1/2100', '2100-01-31'],
  ['2399-01-31', '2399-01-31'],
  ['31 มกราคม พ.ศ. 2300', '1757-01-31'],
  ['31/1/2569 10:20', '2026-01-31T10:20'],
  ['31 ม.ค. 2569 เวลา 10.20 น.', '2026-01-31T10:20'],
  ['31 ม.ค. 2569, 9:05:07', '2026-01-31T09:05:07'],
  ['2569-01-31T10:20:30.5Z', '2026-01-31T10:20:30.5Z'],
  ['2569-01-31 10:20 +07:00', '2026-01-31T10:20+07:00'],
];

describe('readTypedDate', () => {
  it.each(table)('reads %s as %s', (typed, text) => {
    expect(readTypedDate(typed)).toMatchObject({ text });
  });

  it.each([
    ['31/1/69', ['2026-01-31', '2069-01-31', '1969-01-31']],
    ['31 ม.ค. ๖๙', ['2026-01-31', '2069-01-31', '1969-01-31']],
    ['31 มกราคม พ.ศ. 69', ['2026-01-31']],
    ['31 Jan 26', ['1983-01-31', '2026-01-31', '1926-01-31']],
    ['29/2/67', ['2024-02-29']],
    ['31/1/69 8:00', ['2026-01-31T08:00', '2069-01-31T08:00', '1969-01-31T08:00']],
  ])('asks what the year of %s means', (typed, asked) => {
    expect(readTypedDate(typed)).toEqual({ asked });
  });

  it.each([
    '',
    'พรุ่งนี้',
    '31',
    '31/1',
    '31/1/569',
    '1/31/2026',
    '29/2/2566',
    '2572-02-29',
    '31 เมษายน 2569',
    '31 มกรา 2569 ครับ',
    '0/1/2569',
    '31/1/2569 25:00',
    '31/1-2569',
    '2026',
    '20260131',
    `31/1/2569${' '.repeat(100)}x`,
  ])('does not read %j', (typed) => {
    expect(readTypedDate(typed)).toBeUndefined();
  });

  it('reads every day back, however it was written', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2156-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.constantFrom(...writers), fc.boolean(), (date, write, thai) => {
        const written = write(date);
        const typed = thai ? written.replace(/\d/g, (digit) => String.fromCharCode(0xe50 + Number(digit))) : written;
        expect(readTypedDate(typed), typed).toMatchObject({ text: date.toISOString().slice(0, 10) });
      }),
      { numRuns: 1000 },
    );
  });
});

const intl = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (date: Date) => format.format(date);
};
const buddhist = 'th-TH-u-ca-buddhist';
const figures = ({ separator, offset }: { separator: string; offset: number }) => {
  return (date: Date) => [date.getUTCDate(), date.getUTCMonth() + 1, date.getUTCFullYear() + offset].join(separator);
};
/** The forms in which browsers, spreadsheets and people here write a day. */
const writers: ((date: Date) => string)[] = [
  intl(buddhist, { dateStyle: 'full' }),
  intl(buddhist, { day: 'numeric', month: 'long', year: 'numeric' }),
  intl(buddhist, { day: 'numeric', month: 'short', year: 'numeric' }),
  intl(buddhist, { day: '2-digit', month: '2-digit', year: 'numeric' }),
  intl('th-TH-u-ca-gregory', { day: 'numeric', month: 'long', year: 'numeric' }),
  intl('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
  intl('en-US', { day: 'numeric', month: 'long', year: 'numeric' }),
  figures({ separator: '/', offset: 543 }),
  figures({ separator: '-', offset: 543 }),
  figures({ separator: '.', offset: 0 }),
  (date) => date.toISOString().slice(0, 10),
  (date) => `${date.getUTCFullYear() + 543}${date.toISOString().slice(4, 10)}`,
];
