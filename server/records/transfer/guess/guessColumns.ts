import type { FieldSchema, Text } from '../../../../schemas/index.ts';
import type { ReadCell } from '../lines/cells.ts';
import { type ColumnKindName, columnKinds, isLongText, type SeenCell, trimCell } from './columnKinds.ts';
import { type NamedColumn, nameColumns } from './fieldNames.ts';

/** A kind that a column may have, with the field that takes it and the cells that would not fit. */
export interface OfferedKind {
  kind: ColumnKindName | 'choice';
  title: Text;
  schema: FieldSchema;
  misfits: number;
  /** The first of them: its row, and what it says. */
  misfit?: { row: number; text: string };
}

/** A column of a sheet as a field: what it is called, what it seems to be, and what it may be instead. */
export interface GuessedColumn extends NamedColumn {
  heading: string;
  /** Its place in the sheet. */
  at: number;
  filled: number;
  samples: string[];
  /** The best of `kinds`. */
  kind: OfferedKind['kind'];
  kinds: OfferedKind[];
  /** No two rows say the same, and the heading says that it is a code. */
  unique: boolean;
  /** What people call a record by. */
  display: boolean;
}

interface Row {
  row: number;
  cells: readonly ReadCell[];
}

interface Column {
  heading: string;
  seen: (SeenCell & { row: number })[];
}

const mostChoices = 20;
const longestChoice = 60;
const shownSamples = 3;
/** So few cells may not fit for a kind to be offered all the same. */
const mostMisfits = 0.1;

/** What the columns of a sheet seem to hold, by their headings and all of their cells. */
export function guessColumns(headings: readonly string[], rows: readonly Row[]): GuessedColumn[] {
  const names = nameColumns(headings);
  const columns = headings.map((heading, at): Column => {
    const seen = rows.flatMap(({ row, cells }) => {
      const cell = trimCell(cells[at]);
      return cell ? [{ row, ...cell }] : [];
    });
    return { heading, seen };
  });
  const guessed = names.map((named, at) => guessColumn(columns[at] ?? { heading: '', seen: [] }, named, at));
  const display = chooseDisplay(guessed);
  return guessed.map((column) => ({ ...column, display: column === display }));
}

function guessColumn({ heading, seen }: Column, named: NamedColumn, at: number): GuessedColumn {
  const kinds = offerKinds(seen);
  const sure = kinds.filter(({ misfits }) => misfits === 0);
  const kind = sure.length > 0 && seen.length > 0 ? pickKind({ heading, seen }, named.name, sure) : 'text';
  const texts = new Set(seen.map(({ text }) => text));
  const isCode = codes.has(named.name) || codeHeading.test(heading);
  return {
    ...named,
    heading,
    at,
    filled: seen.length,
    samples: [...texts].slice(0, shownSamples).map((text) => text.slice(0, 80)),
    kind,
    kinds,
    unique: isCode && kind === 'text' && seen.length > 1 && texts.size === seen.length,
    display: false,
  };
}

function offerKinds(seen: Column['seen']): OfferedKind[] {
  const offered = Object.entries(columnKinds).flatMap(([kind, { title, schema, fits }]): OfferedKind[] => {
    const misfits = seen.filter((cell) => !fits(cell));
    const [first] = misfits;
    const isNear = misfits.length <= seen.length * mostMisfits && misfits.length < seen.length;
    if (!isNear && !always.has(kind)) return [];
    return [
      {
        kind: kind as ColumnKindName, // a key of columnKinds
        title,
        schema,
        misfits: misfits.length,
        ...(first && { misfit: { row: first.row, text: first.text.slice(0, 80) } }),
      },
    ];
  });
  const choices = listChoices(seen);
  return choices
    ? [...offered, { kind: 'choice', title: choiceTitle, schema: describeChoices(choices), misfits: 0 }]
    : offered;
}

const always = new Set(['text', 'long_text']);
const choiceTitle: Text = { th: 'ตัวเลือก', en: 'Choice' };

/** The values of a column where they are few. */
function listChoices(seen: Column['seen']): string[] | undefined {
  const texts = new Set(seen.map(({ cell, text }) => (typeof cell === 'string' ? text : '')));
  const isFew = texts.size >= 2 && texts.size <= mostChoices && texts.size < seen.length;
  return isFew && [...texts].every((text) => text !== '' && text.length <= longestChoice) ? [...texts] : undefined;
}

function describeChoices(choices: readonly string[]): FieldSchema {
  const titles = Object.fromEntries(choices.map((text) => [text, { th: text, en: text }]));
  return { type: 'string', enum: [...choices], 'x-enum-titles': titles, 'x-index': true };
}

const codes = new Set(['code', 'number']);
const codeHeading = /รหัส|เลขที่|\bcode\b|\bsku\b|\bno\.?$|\bid$/i;
const moneyHeading = /ราคา|ยอด|เงิน|มูลค่า|ค่า|งบ|ทุน|บาท|ส่วนลด|รวม|price|amount|cost|total|budget|salary|fee|discount/i;
const phoneHeading = /โทร|มือถือ|เบอร์|phone|tel|mobile/i;
const taxHeading = /ภาษี|tax/i;
const personHeading = /ประชาชน|citizen|บัตร/i;
const postHeading = /ไปรษณีย์|zip|post/i;
const openTexts = new Set([
  'name',
  'full_name',
  'given_name',
  'family_name',
  'title',
  'nickname',
  'note',
  'description',
  'address',
]);

type Seeing = { column: Column; name: string };

/** The kinds that a column is taken for, in this order; each only where every cell fits and this holds. */
const order: [OfferedKind['kind'], (seeing: Seeing) => boolean][] = [
  [
    'boolean',
    ({ column }) => column.seen.some(({ cell, text }) => typeof cell === 'boolean' || !/^[01๐๑]$/.test(text)),
  ],
  ['email', () => true],
  ['tax', ({ column }) => taxHeading.test(column.heading)],
  ['citizen', ({ column }) => personHeading.test(column.heading) || column.seen.length > 2],
  ['phone', () => true],
  ['postcode', ({ column }) => postHeading.test(column.heading)],
  ['date', () => true],
  ['time', () => true],
  ['moment', () => true],
  ['percent', ({ column }) => column.seen.some(({ text }) => /[%％]$/.test(text))],
  [
    'money',
    ({ column }) => moneyHeading.test(column.heading) || column.seen.some(({ text }) => /฿|บาท|THB/.test(text)),
  ],
  ['integer', (seeing) => isQuantity(seeing)],
  ['number', (seeing) => isQuantity(seeing)],
  ['link', () => true],
  ['choice', ({ column, name }) => repeats(column) && !openTexts.has(name) && !isQuantityless(column.heading)],
  ['long_text', ({ column }) => column.seen.some(({ text }) => isLongText(text))],
];

function pickKind(column: Column, name: string, sure: readonly OfferedKind[]): OfferedKind['kind'] {
  const found = order.find(([kind, holds]) => sure.some((one) => one.kind === kind) && holds({ column, name }));
  return found?.[0] ?? 'text';
}

/** Figures that are counted with; those of codes and telephones are texts. */
function isQuantity({ column: { heading } }: Seeing): boolean {
  return !isQuantityless(heading);
}

function isQuantityless(heading: string): boolean {
  return codeHeading.test(heading) || phoneHeading.test(heading);
}

/** Each value stands for three rows or more on average. */
function repeats({ seen }: Column): boolean {
  return new Set(seen.map(({ text }) => text)).size * 3 <= seen.length;
}

/** What people call a record by: a name, else the first column of texts. */
function chooseDisplay(columns: readonly GuessedColumn[]): GuessedColumn | undefined {
  const texts = columns.filter(({ kind, filled }) => kind === 'text' && filled > 0);
  return texts.find(({ name }) => openTexts.has(name)) ?? texts[0] ?? columns[0];
}
