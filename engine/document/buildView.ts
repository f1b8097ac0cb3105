import {
  type DocumentColumn,
  type DocumentDeclaration,
  type DocumentLines,
  type DocumentPart,
  type DocumentSettings,
  isJsonObject,
  isRoll,
  type JsonObject,
  readText,
} from '../../schemas/index.ts';
import { matchesCondition } from '../condition/matchesCondition.ts';
import { applySettings } from './applySettings.ts';
import { countTextLines } from './countTextLines.ts';
import { type DocumentPage, paginateLines } from './paginateLines.ts';
import type { DocumentScope } from './readPath.ts';
import { type DocumentPlace, readAmount, type ShownValue, showValue } from './showValue.ts';
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
  codes: Record<string, ViewCode | ViewSignature>;
  columns: { title: string; width: number; align: string }[];
  /** The pictures of the company that stand on it. */
  pictures: string[];
  /** Texts of the site: above the lines, and after the totals. */
  messages: { first: string[]; closing: string[] };
  /** What the site has taken off. */
  hidden: DocumentPart[];
  color?: string;
  /** The name of its paper, and whether that comes from a roll. */
  paper: { name: string; isRoll: boolean };
  isCancelled: boolean;
  pages: ViewPage[];
}

export interface ViewCode {
  kind: 'qr' | 'barcode';
  text: string;
}

/** The strokes of somebody who signed on a screen. */
export type ViewSignature = { kind: 'signature' } & NonNullable<ShownValue['strokes']>;

/** A value with its label, where several stand below each other. */
export interface ViewEntry {
  name: string;
  label: string;
  text: string;
  tone: string;
  /** The company signs here. */
  signs: boolean;
  /** Somebody signed here. */
  strokes?: ViewSignature;
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

/** Sizes of texts in tables, as in the style sheet of documents, and what is beside and around them; bold letters are wider. */
const sizes = { text: 12, under: 11, gap: 11, around: 5, bold: 12.7 };
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

export interface ViewedRecord {
  record: JsonObject;
  company: JsonObject;
  site: JsonObject;
  user: JsonObject;
}

/** How a site wants it, and which pictures of the company there are. */
export interface ViewWishes {
  settings?: DocumentSettings;
  pictures?: readonly string[];
}

/** A record as its document shows it, in pages. */
export function buildView(
  declared: DocumentDeclaration,
  given: ViewedRecord,
  place: DocumentPlace,
  { settings = {}, pictures = [] }: ViewWishes = {},
): DocumentView {
  const declaration = applySettings(declared, settings);
  const { hidden = [] } = settings;
  const isShown = (part: string) => !hidden.some((one) => one === part);
  const { lines: rules = noLines, values } = declaration;
  const stored = given.record[rules.field];
  const own = Array.isArray(stored) ? stored.filter(isJsonObject).slice(0, mostLines) : [];
  const lines = spreadOver(own, given.record, rules);
  const scope: DocumentScope = { ...given, document: { lines: lines.length, now: place.now.toISOString() } };
  const shown = Object.entries(values).map(
    ([name, value]) => [name, isShown(name) ? showValue(value, scope, place) : { text: '' }] as const,
  );
  const messages = drawMessages(settings, given.record, place);
  const usedPictures = pictures.filter(isShown);
  const texts = Object.fromEntries(shown.map(([name, { text }]) => [name, text]));
  const rows = lines.map((line, at) =>
    drawRow(rules.columns, { ...scope, line: { ...line, sequence: at + 1 } }, place),
  );
  const described = describeView(declaration, shown, place, isShown);
  const room = fitRoom(rules, texts, { messages, pictures: usedPictures });
  const free = countFree(declaration, described, isShown);
  const pages = paginateLines(
    lines.map((line, at) => ({ height: heightOf(rows[at], rules), amount: amountOf(line, rules.sum) })),
    { ...rules, room: { ...room, closing: Math.max(0, room.closing - free) }, minPages: declaration.minPages },
  );
  return {
    ...described,
    pictures: usedPictures,
    messages,
    hidden,
    ...(settings.color && { color: settings.color }),
    paper: { name: declaration.paper, isRoll: isOnRoll(declaration) },
    isCancelled: matchesCondition(given.record, declaration.cancelled, { now: place.now }),
    pages: pages.map((page) => drawPage(page, rows, rules, place)),
  };
}

/** What stands around the pages: title, values, labels, blocks and the heads of columns. */
function describeView(
  declaration: DocumentDeclaration,
  shown: readonly (readonly [string, ShownValue])[],
  place: DocumentPlace,
  isShown: (part: string) => boolean,
) {
  const texts = Object.fromEntries(shown.map(([name, { text }]) => [name, text]));
  const tones = Object.fromEntries(shown.flatMap(([name, { tone }]) => (tone ? [[name, tone]] : [])));
  const strokes = Object.fromEntries(
    shown.flatMap(([name, value]) =>
      value.strokes ? [[name, { kind: 'signature', ...value.strokes } satisfies ViewSignature] as const] : [],
    ),
  );
  const labels = drawLabels(declaration, texts, place);
  const { columns } = declaration.lines ?? noLines;
  return {
    language: place.language,
    title: readText(declaration.title, place.language),
    number: texts[declaration.number] ?? '',
    values: texts,
    tones,
    labels,
    codes: { ...listCodes(declaration, texts), ...strokes },
    blocks: drawBlocks(declaration, { texts, labels, tones, strokes }, isShown),
    columns: columns.map(({ title, width, align = 'start' }) => ({
      title: readText(title, place.language),
      width,
      align,
    })),
  };
}

function isOnRoll({ paper, papers }: DocumentDeclaration): boolean {
  const used = papers[paper];
  return used !== undefined && isRoll(used);
}

function spreadOver(lines: JsonObject[], record: JsonObject, { spread }: DocumentLines): JsonObject[] {
  if (!spread) return lines;
  const shares = spreadTotal(
    amountOf(record, spread.total),
    lines.map((line) => amountOf(line, spread.by)),
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

type ShownParts = Record<'texts' | 'labels' | 'tones', Record<string, string>> & {
  strokes: Record<string, ViewSignature>;
};

/** What shows nothing is left out; a place to sign stays empty. */
function drawBlocks(
  { blocks = {}, signs }: DocumentDeclaration,
  { texts, labels, tones, strokes }: ShownParts,
  isShown: (part: string) => boolean,
): Record<string, ViewEntry[]> {
  const draw = (names: readonly string[]) =>
    names.map((name) => ({
      ...{ name, label: labels[name] ?? '', text: texts[name] ?? '', tone: tones[name] ?? '' },
      signs: name === signs,
      ...(strokes[name] && { strokes: strokes[name] }),
    }));
  return Object.fromEntries(
    Object.entries(blocks).map(([block, names]) => [
      block,
      isShown(block) ? draw(names).filter(({ text }) => block === 'signatures' || text !== '') : [],
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
  return Math.max(rowHeight, Math.max(1, ...counts) * textHeight + sizes.around);
}

/** The texts of the site that this record carries. */
function drawMessages({ messages = [] }: DocumentSettings, record: JsonObject, { language, now }: DocumentPlace) {
  const told = messages.filter(({ when }) => !when || matchesCondition(record, when, { now }));
  const on = (place: 'first' | 'closing') =>
    told.filter((message) => message.on === place).map(({ text }) => readText(text, language));
  return { first: on('first'), closing: on('closing') };
}

/** What a logo takes of the width of the company's texts, and a stamp of the height of signatures. */
const pictureRoom = { logo: 112, stamp: 24 };
const messageSize = { width: 690, around: 20 };

/** The room for rows after what longer texts, messages and pictures take of it; a row always has some. */
function fitRoom(
  { room, rowHeight, textHeight, grows = [] }: DocumentLines,
  texts: Record<string, string>,
  { messages, pictures }: Pick<DocumentView, 'messages' | 'pictures'>,
) {
  const signed = pictures.includes('stamp') || pictures.includes('signature');
  const taken = { first: 0, every: 0, closing: signed ? pictureRoom.stamp : 0 };
  for (const { value, width, free, on } of grows) {
    const isBesideLogo = pictures.includes('logo') && value.startsWith('seller');
    const lines = countTextLines(texts[value] ?? '', {
      width: isBesideLogo ? width - pictureRoom.logo : width,
      size: sizes.bold,
    });
    taken[on] += Math.max(0, lines - free) * textHeight;
  }
  for (const on of ['first', 'closing'] as const)
    for (const message of messages[on])
      taken[on] +=
        countTextLines(message, { width: messageSize.width, size: sizes.text }) * textHeight + messageSize.around;
  const next = Math.max(rowHeight * 2, room.next - taken.every);
  const first = Math.max(rowHeight * 2, room.first - taken.every - taken.first);
  return { first, next, closing: Math.min(room.closing + taken.closing, next - rowHeight) };
}

/** Heights in the closing block, as in the style sheet of documents. */
const closingSizes = { total: 20, term: 16, heading: 16, inWords: 31, notes: 39, foot: 23, pay: 142 };

/**
 * What the closing block leaves free: its room is that of everything that a document can show, and this record may show less. The last
 * page has no carried sum below its lines, either.
 */
function countFree(
  { blocks = {}, values, lines }: DocumentDeclaration,
  { blocks: shown, codes, values: texts }: Pick<DocumentView, 'blocks' | 'codes' | 'values'>,
  isShown: (part: string) => boolean,
): number {
  const { total, term, heading, inWords, notes, foot, pay } = closingSizes;
  const heightOfBlocks = (totals: number, terms: number) =>
    Math.max(totals * total, terms > 0 ? heading + terms * term : 0);
  const most = heightOfBlocks(blocks.totals?.length ?? 0, blocks.terms?.length ?? 0);
  const used = heightOfBlocks(shown.totals?.length ?? 0, shown.terms?.length ?? 0);
  const isEmpty = (name: string) => Object.hasOwn(values, name) && texts[name] === '';
  return (
    Math.max(0, most - Math.max(used, codes.pay ? pay : 0)) +
    (isEmpty('inWords') ? inWords : 0) +
    (isEmpty('notes') ? notes : 0) +
    (isShown('foot') ? 0 : foot) +
    (lines?.sum ? lines.rowHeight : 0)
  );
}

function amountOf(line: JsonObject, field: string | undefined): number {
  return (field === undefined ? undefined : readAmount(line[field])) ?? 0;
}
