import type { ReadCell } from '../lines/cells.ts';
import type { FileLine } from '../lines/fileLine.ts';
import { archiveTooLarge } from './excel.errors.ts';
import { excelLimits } from './excelLimits.ts';
import type { MomentKind } from './findMomentKind.ts';
import { readSerial } from './readSerial.ts';
import { unescapeText } from './unescapeText.ts';
import { walkXml, type XmlHandlers } from './walkXml.ts';

interface Settings {
  sharedTexts: readonly string[];
  styles: readonly (MomentKind | undefined)[];
  date1904: boolean;
}

interface RawCell {
  column: number;
  type: string;
  style: number;
  text: string;
}

/** The non-empty rows of a sheet, with their row numbers. */
export async function* readSheet(stream: AsyncIterable<Buffer>, settings: Settings): AsyncGenerator<FileLine> {
  const done: FileLine[] = [];
  for await (const _ of walkXml(stream, gatherRows(done, settings))) yield* done.splice(0);
  yield* done.splice(0);
}

function gatherRows(done: FileLine[], settings: Settings): XmlHandlers {
  const row = createRow();
  let cell: RawCell = { column: 0, type: '', style: 0, text: '' };
  let collects = false;
  let isSound = false;
  return {
    open: (name, { r, t = '', s }) => {
      if (name === 'row') row.begin(readNumber(r));
      if (name === 'c') cell = { column: columnOf(r) ?? row.nextColumn(), type: t, style: Number(s ?? 0), text: '' };
      if (name === 'rPh') isSound = true;
      if (name === 'v' || name === 't') collects = !isSound;
    },
    text: (part) => {
      if (!collects) return;
      cell.text += part;
      if (cell.text.length > excelLimits.cellLetters) throw archiveTooLarge({}, { limit: 'cellLetters' });
    },
    close: (name) => {
      if (name === 'v' || name === 't') collects = false;
      if (name === 'rPh') isSound = false;
      if (name === 'c') row.add(cell.column, readValue(cell, settings));
      if (name === 'row') done.push(...row.end());
    },
  };
}

/** The row that is being read, within the limits of a row and of the whole sheet. */
function createRow() {
  let number = 0;
  let cells: ReadCell[] = [];
  let column = 0;
  let letters = 0;
  let count = 0;
  return {
    begin: (written: number | undefined) => {
      number = written ?? number + 1;
      cells = [];
      column = 0;
      letters = 0;
    },
    /** Where a cell stands that does not say it. */
    nextColumn: () => column,
    add: (at: number, value: ReadCell) => {
      column = at + 1;
      if (value === null) return;
      if (at >= excelLimits.columns) throw archiveTooLarge({}, { limit: 'columns' });
      count += 1;
      // A short cell may refer to a long text.
      letters += typeof value === 'string' ? value.length : 0;
      if (count > excelLimits.cells) throw archiveTooLarge({}, { limit: 'cells' });
      if (letters > excelLimits.rowLetters) throw archiveTooLarge({}, { limit: 'rowLetters' });
      while (cells.length < at) cells.push(null);
      cells[at] = value;
    },
    end: (): FileLine[] => (cells.length > 0 ? [{ row: number, cells }] : []),
  };
}

function readNumber(written: string | undefined): number | undefined {
  return written !== undefined && /^\d{1,9}$/.test(written) ? Number(written) : undefined;
}

/** `AB12` → 27. */
function columnOf(reference: string | undefined): number | undefined {
  const [, letters = ''] = /^([A-Z]{1,3})\d*$/i.exec(reference ?? '') ?? [];
  if (letters === '') return undefined;
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function readValue({ type, style, text }: RawCell, { sharedTexts, styles, date1904 }: Settings): ReadCell {
  if (type === 's') return sharedTexts[Number(text)] || null;
  if (type === 'inlineStr' || type === 'str') return unescapeText(text) || null;
  if (text === '') return null;
  if (type === 'b') return text === '1' || text === 'true';
  if (type === 'e') return { error: text };
  if (type === 'd') return readIso(text);
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  const kind = styles[style];
  return (kind && readSerial(number, kind, date1904)) ?? number;
}

/** Strict files write dates as ISO 8601 instead of numbers. */
function readIso(text: string): ReadCell {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d:\d\d(?:\.\d{1,9})?))?Z?$/.exec(text) ?? [];
  if (!day) return text;
  return time === undefined || /^[0:.]+$/.test(time) ? { text: day, day } : { text: `${day}T${time}`, day, time };
}
