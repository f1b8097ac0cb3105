import {
  type DocumentColumn,
  type DocumentDeclaration,
  type DocumentLines,
  isJsonObject,
  type JsonObject,
  readText,
} from '../../schemas/index.ts';
import { countTextLines } from './countTextLines.ts';
import { type DocumentPage, paginateLines } from './paginateLines.ts';
import type { DocumentScope } from './readPath.ts';
import { type DocumentPlace, showValue } from './showValue.ts';
import { spreadTotal } from './spreadTotal.ts';

/** What a template draws: texts alone, so that nothing in it can be called. */
export interface DocumentView {
  language: string;
  title: string;
  number: string;
  values: Record<string, string>;
  /** How urgent a value is: late, soon or fine. */
  tones: Record<string, string>;
  labels: Record<string, string>;
  blocks: Record<string, ViewEntry[]>;
  /** Texts that are drawn as a QR or a barcode. */
  codes: Record<string, ViewCode>;
  columns: { title: string; width: number; align: string }[];
  pages: ViewPage[];
}

export interface ViewCode {
  kind: 'qr' | 'barcode';
  text: string;
}

/** A value with its label, where several stand below each other. */
export interface ViewEntry {
  name: string;
  label: string;
  text: string;
  tone: string;
}

export interface ViewPage extends Omit<DocumentPage, 'from' | 'to' | 'carriedIn' | 'carriedOut' | 'padding'> {
  rows: ViewRow[];
  /** One for each empty row. */
  padding: { cells: { align: string }[] }[];
  /** Empty on the first page, and where lines have no sum. */
  carriedIn: string;
  carriedOut: string;
}

export interface ViewRow {
  cells: { text: string; under: string[]; align: string }[];
}

/** Sizes of texts in tables, as in the style sheet of documents. */
const sizes = { text: 12, under: 11, gap: 14 };
/** More than any table that people print; the rest of a hostile record is not drawn. */
const mostLines = 5000;

/** A document without lines has one page, and nothing is counted on it. */
const noLines: DocumentLines = {
  field: '',
  perPage: 1,
  padTo: 0,
  rowHeight: 1,
  textHeight: 1,
  room: { first: 1, next: 1, closing: 0 },
  columns: [],
};

/** A record as its document shows it, in pages. */
export function buildView(
  declaration: DocumentDeclaration,
  given: { record: JsonObject; company: JsonObject; site: JsonObject; user: JsonObject },
  place: DocumentPlace,
): DocumentView {
  const { lines: rules = noLines, values } = declaration;
  const stored = given.record[rules.field];
  const own = Array.isArray(stored) ? stored.filter(isJsonObject).slice(0, mostLines) : [];
  const lines = spreadOver(own, given.record, rules);
  const scope: DocumentScope = { ...given, document: { lines: lines.length, now: place.now.toISOString() } };
  const shown = Object.entries(values).map(([name, value]) => [name, showValue(value, scope, place)] as const);
  const texts = Object.fromEntries(shown.map(([name, { text }]) => [name, text]));
  const rows = lines.map((line, at) =>
    drawRow(rules.columns, { ...scope, line: { ...line, sequence: at + 1 } }, place),
  );
  const pages = paginateLines(
    lines.map((line, at) => ({ height: heightOf(rows[at], rules), amount: readAmount(line, rules.sum) })),
    { ...rules, room: fitRoom(rules, texts), minPages: declaration.minPages },
  );
  const labels = drawLabels(declaration, texts, place);
  const tones = Object.fromEntries(shown.flatMap(([name, { tone }]) => (tone ? [[name, tone]] : [])));
  return {
    language: place.language,
    title: readText(declaration.title, place.language),
    number: texts[declaration.number] ?? '',
    values: texts,
    tones,
    labels,
    codes: listCodes(declaration, texts),
    blocks: drawBlocks(declaration, { texts, labels, tones }),
    columns: rules.columns.map(({ title, width, align = 'start' }) => ({
      title: readText(title, place.language),
      width,
      align,
    })),
    pages: pages.map((page) => drawPage(page, rows, rules, place)),
  };
}

function spreadOver(lines: JsonObject[], record: JsonObject, { spread }: DocumentLines): JsonObject[] {
  if (!spread) return lines;
  const shares = spreadTotal(
    readAmount(record, spread.total),
    lines.map((line) => readAmount(line, spread.by)),
  );
  return lines.map((line, at) => ({ ...line, [spread.as]: shares[at] ?? 0 }));
}

/** Labels as texts; `{vatRate}` in one is that value. */
function drawLabels({ labels }: DocumentDeclaration, texts: Record<string, string>, { language }: DocumentPlace) {
  const fill = (label: string) => label.replace(/\{(\w+)\}/g, (_, name: string) => texts[name] ?? '');
  return Object.fromEntries(Object.entries(labels).map(([name, text]) => [name, fill(readText(text, language))]));
}

function listCodes({ values }: DocumentDeclaration, texts: Record<string, string>): Record<string, ViewCode> {
  const named = Object.entries(values).flatMap(([name, { as }]): [string, ViewCode][] => {
    const text = texts[name] ?? '';
    return as && text !== '' ? [[name, { kind: as, text }]] : [];
  });
  return Object.fromEntries(named);
}

/** What shows nothing is left out; a place to sign stays empty. */
function drawBlocks(
  { blocks = {} }: DocumentDeclaration,
  { texts, labels, tones }: Record<'texts' | 'labels' | 'tones', Record<string, string>>,
): Record<string, ViewEntry[]> {
  const draw = (names: readonly string[]) =>
    names.map((name) => ({ name, label: labels[name] ?? '', text: texts[name] ?? '', tone: tones[name] ?? '' }));
  return Object.fromEntries(
    Object.entries(blocks).map(([block, names]) => [
      block,
      draw(names).filter(({ text }) => block === 'signatures' || text !== ''),
    ]),
  );
}

function drawPage(
  { from, to, padding, carriedIn, carriedOut, ...page }: DocumentPage,
  rows: readonly ViewRow[],
  { columns, sum }: DocumentLines,
  place: DocumentPlace,
): ViewPage {
  const amount = (value: number) => showValue({ from: ['sum.value|amount'] }, { sum: { value } }, place).text;
  const cells = columns.map(({ align = 'start' }) => ({ align }));
  return {
    ...page,
    rows: rows.slice(from, to),
    padding: Array.from({ length: padding }, () => ({ cells })),
    carriedIn: sum && !page.isFirst ? amount(carriedIn) : '',
    carriedOut: sum && !page.isLast ? amount(carriedOut) : '',
  };
}

function drawRow(columns: readonly DocumentColumn[], scope: DocumentScope, place: DocumentPlace): ViewRow {
  return {
    cells: columns.map((column) => {
      const { text } = showValue(column, scope, place);
      const under = (column.under ?? []).map((path) => showValue({ from: [path] }, scope, place).text);
      return { text, under: under.filter((each) => each !== '' && each !== text), align: column.align ?? 'start' };
    }),
  };
}

function heightOf(row: ViewRow | undefined, { columns, rowHeight, textHeight }: DocumentLines): number {
  const counts = (row?.cells ?? []).map(({ text, under }, at) => {
    const width = (columns[at]?.width ?? 0) - sizes.gap;
    const below = under.reduce((sum, each) => sum + countTextLines(each, { width, size: sizes.under }), 0);
    return countTextLines(text, { width, size: sizes.text }) + below;
  });
  return rowHeight + (Math.max(1, ...counts) - 1) * textHeight;
}

/** The room for rows after what longer texts take of it; a row always has some. */
function fitRoom({ room, rowHeight, textHeight, grows = [] }: DocumentLines, texts: Record<string, string>) {
  const taken = { first: 0, every: 0, closing: 0 };
  for (const { value, width, free, on } of grows) {
    const lines = countTextLines(texts[value] ?? '', { width, size: sizes.text });
    taken[on] += Math.max(0, lines - free) * textHeight;
  }
  const next = Math.max(rowHeight * 2, room.next - taken.every);
  const first = Math.max(rowHeight * 2, room.first - taken.every - taken.first);
  return { first, next, closing: Math.min(room.closing + taken.closing, Math.min(first, next) - rowHeight) };
}

function readAmount(line: JsonObject, field: string | undefined): number {
  const value = field === undefined ? 0 : line[field];
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}
