import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { buildXlsx } from '../../../../tests/support/buildXlsx.ts';
import type { ReadCell } from '../lines/cells.ts';
import { readXlsx } from './readXlsx.ts';

const fixture = (name: string) => fileURLToPath(new URL(`./fixtures/${name}.xlsx`, import.meta.url));

async function readValues(file: string): Promise<Record<string, ReadCell | undefined>> {
  const values: Record<string, ReadCell | undefined> = {};
  for await (const { cells = [] } of readXlsx(file)) values[String(cells[0])] = cells[1];
  return values;
}

const day = (text: string) => ({ text, day: text });
const time = (text: string) => ({ text, time: text });

describe('a file that LibreOffice wrote', () => {
  it.each(['libreoffice-1900', 'libreoffice-1904'])('is read by its styles: %s', async (name) => {
    expect(await readValues(fixture(name))).toEqual({
      name: 'value',
      day: day('2024-02-29'),
      iso: day('2024-01-31'),
      thai: day('2024-12-31'),
      thaidigits: day('1999-12-31'),
      moment: { text: '2024-02-29T13:05:00', day: '2024-02-29', time: '13:05:00' },
      clock: time('08:30:15'),
      ampm: time('20:05:00'),
      elapsed: time('26:30:00'),
      month: day('2024-03-01'),
      percent: 0.125,
      baht: 1500.5,
      kilo: 12.5,
      science: 12_500,
      plain: 45_351,
      true: 1,
      text: 'ข้อความ & <b> _x0041_',
      formula: 42,
      formulatext: 'กข',
      formuladate: day('2024-01-01'),
      error: { error: '#DIV/0!' },
      missing: { error: '#N/A' },
    });
  });
});

async function readRows(parts: Parameters<typeof buildXlsx>[0]) {
  const lines = [];
  for await (const { row, cells } of readXlsx(await buildXlsx(parts))) lines.push([row, cells]);
  return lines;
}

describe('cells', () => {
  it('are days only under the style of a day, whichever number a style has', async () => {
    const rows =
      '<row><c s="0"><v>45351</v></c><c s="1"><v>45351</v></c><c s="2"><v>45351.5</v></c><c s="9"><v>1</v></c></row>';
    const formats = { 200: '[$-107041E]d mmm bbbb' };
    expect(await readRows({ rows, formats, styles: [2, 200, 22] })).toEqual([
      [1, [45_351, day('2024-02-29'), { text: '2024-02-29T12:00:00', day: '2024-02-29', time: '12:00:00' }, 1]],
    ]);
  });

  it('are read in every way of writing them', async () => {
    const rows = `<row r="3"><c r="A3" t="s"><v>1</v></c><c r="C3" t="inlineStr"><is><r><t>ก</t></r><r><t xml:space="preserve"> ข</t></r><rPh><t>x</t></rPh></is></c>
      <c r="D3" t="b"><v>1</v></c><c t="str"><f>A1</f><v>ค</v></c><c t="e"><v>#REF!</v></c><c><f>1+1</f></c><c><f>1+1</f><v>2</v></c>
      <c t="d"><v>2024-02-29T00:00:00</v></c><c t="d"><v>2024-02-29T10:30:00Z</v></c><c t="s"><v>99</v></c><c><v>1E3</v></c></row>`;
    const sharedTexts = [
      '<sst><si><t>a</t></si><si><r><t>ข้อ</t></r><rPh><t>no</t></rPh><r><t>_x000A_ความ</t></r></si></sst>',
    ];
    const moment = { text: '2024-02-29T10:30:00', day: '2024-02-29', time: '10:30:00' };
    expect(await readRows({ rows, sharedTexts })).toEqual([
      [3, ['ข้อ\nความ', null, 'ก ข', true, 'ค', { error: '#REF!' }, null, 2, day('2024-02-29'), moment, null, 1000]],
    ]);
  });

  it('leave rows out that hold nothing', async () => {
    const rows = '<row r="1"><c r="A1" s="0"/></row><row r="7"><c r="B7"><v>5</v></c></row><row><c><v>6</v></c></row>';
    expect(await readRows({ rows })).toEqual([
      [7, [null, 5]],
      [8, [6]],
    ]);
  });
});

it('refuses a file of old Excel and one that is no archive', async () => {
  const old = fixture('libreoffice-1900').replace('.xlsx', '.xls');
  await expect(readXlsx(old).next()).rejects.toMatchObject({ code: 'excel_too_old' });
  await expect(readXlsx(fileURLToPath(import.meta.url)).next()).rejects.toThrow('central directory');
});
