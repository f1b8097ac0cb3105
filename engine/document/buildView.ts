import {
  type DocumentColumn,
  type DocumentDeclaration,
  type DocumentLines,
  type DocumentSettings,
  isJsonObject,
  isRoll,
  type JsonObject,
  readText,
} from '../../schemas/index.ts';
import { matchesCondition } from '../condition/matchesCondition.ts';
import { alignDecimals } from './alignDecimals.ts';
import { applySettings } from './applySettings.ts';
import type {
  DocumentView,
  MeasurePages,
  ViewCode,
  ViewEntry,
  ViewPage,
  ViewRow,
  ViewSignature,
} from './documentView.ts';
import { measureRoom, openFit } from './measureRoom.ts';
import { type DocumentPage, paginateLines } from './paginateLines.ts';
import type { DocumentScope } from './readPath.ts';
import { type DocumentPlace, readAmount, type ShownValue, showValue } from './showValue.ts';
import { spreadTotal } from './spreadTotal.ts';

/** More than any table that people print; the rest of a hostile record is not drawn. */
const mostLines = 5000;

/** A document without lines has one page, and nothing is counted on it. */
const noLines: DocumentLines = {
  field: '',
  perPage: 1,
  padTo: 0,
  rowHeight: 1,
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
  { settings = {}, pictures = [], measure }: ViewWishes & { measure: MeasurePages },
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
  const rows = alignDecimals(
    lines.map((line, at) => drawRow(rules.columns, { ...scope, line: { ...line, sequence: at + 1 } }, place)),
  );
  const view: DocumentView = {
    ...describeView(declaration, shown, place, isShown),
    pictures: usedPictures,
    messages,
    hidden,
    ...(settings.color && { color: settings.color }),
    paper: { name: declaration.paper, isRoll: isOnRoll(declaration) },
    isCancelled: matchesCondition(given.record, declaration.cancelled, { now: place.now }),
    pages: [],
  };
  const { heights, room } = measureRoom(declaration, { view, rows, measure });
  const pages = paginateLines(
    lines.map((line, at) => ({ height: heights[at] ?? rules.rowHeight, amount: amountOf(line, rules.sum) })),
    { ...rules, room, minPages: declaration.minPages },
  );
  const fitPage = openFit(declaration, { view, measure });
  return { ...view, pages: pages.map((page) => fitPage(drawPage(page, rows, rules, place), page.spare)) };
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
  { from, to, padding, spare: _, carriedIn, carriedOut, ...page }: DocumentPage,
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

/** The texts of the site that this record carries. */
function drawMessages({ messages = [] }: DocumentSettings, record: JsonObject, { language, now }: DocumentPlace) {
  const told = messages.filter(({ when }) => !when || matchesCondition(record, when, { now }));
  const on = (place: 'first' | 'closing') =>
    told.filter((message) => message.on === place).map(({ text }) => readText(text, language));
  return { first: on('first'), closing: on('closing') };
}

function amountOf(line: JsonObject, field: string | undefined): number {
  return (field === undefined ? undefined : readAmount(line[field])) ?? 0;
}
