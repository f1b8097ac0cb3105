import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { DocumentView } from '../../engine/document/documentView.ts';
import { fillText } from '../../schemas/fillText.ts';
import { type DocumentCopy, type DocumentDeclaration, readText, type Text } from '../../schemas/index.ts';
import { escapeHtml } from '../platform/input/escape.ts';
import { type MeasuredPaper, type MeasuredSheet, measurePaper } from './measurePaper.ts';
import { writeMissing } from './print/writeMissing.ts';

export type WantedCopies = 'original' | 'both';

/** The whole document as one file that loads nothing: its pages, framed, with styles and fonts inside. */
export function frameDocument(options: {
  declaration: DocumentDeclaration;
  view: DocumentView;
  pages: readonly string[];
  style?: string;
  copies: WantedCopies;
  /** A label by itself, where its paper is a sheet of many. */
  single?: boolean;
}): string {
  const { declaration, view, pages, style = '', copies, single = false } = options;
  const paper = measurePaper(declaration);
  const sheet = single ? undefined : paper.sheet;
  const title = [view.title, view.number].filter(Boolean).join(' ');
  const { original, copy, more = [] } = declaration.copies;
  const wanted: [string, DocumentCopy][] = [
    ['original', original],
    ...(copies === 'both' && !sheet ? [copy, ...more].map((each): [string, DocumentCopy] => ['copy', each]) : []),
  ];
  const framed = wanted.flatMap(([kind, mark]) =>
    pages.map((page, at) => framePage(page, { view, at, kind, mark, paper, isInSheet: sheet !== undefined })),
  );
  return `<!doctype html>
<html lang="${view.language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<style>${readFonts()}${writeStyle({ declaration, color: view.color, style, single })}</style></head><body>
${(sheet ? framed.map((label) => fillSheet(label, sheet)) : framed).join('\n')}
</body></html>`;
}

/** The style sheet of a document without its fonts. */
export function writeStyle({
  declaration,
  color,
  style = '',
  single = false,
}: {
  declaration: DocumentDeclaration;
  color?: string | undefined;
  style?: string | undefined;
  single?: boolean;
}): string {
  const paper = measurePaper(declaration);
  const rows = `:root { --row: ${declaration.lines?.rowHeight ?? 20}px;${color ? ` --accent: ${color};` : ''} }`;
  return `${readStyle()}${writeSizes(paper, single ? undefined : paper.sheet)}${rows}${style}`;
}

/** For pages that have loaded the fonts already: they are most of the size of a short document. */
export function leaveOutFonts(html: string): string {
  return html.replace(/@font-face\{[^}]*\}\n?/g, '');
}

/** On a roll the height is that of the page that is drawn: whoever prints measures it. */
function writeSizes({ width, height }: MeasuredPaper, sheet: MeasuredSheet | undefined): string {
  const page = `.page { width: ${width}px; ${height === undefined ? '' : `height: ${height}px; `}}`;
  if (height === undefined) return `@page { margin: 0; } ${page}`;
  const [across, down] = sheet ? [sheet.width, sheet.height] : [width, height];
  const grid = sheet
    ? `.page.sheet { width: ${across}px; height: ${down}px; grid-template-columns: repeat(${sheet.columns}, ${width}px); gap: ${sheet.gap.row}px ${sheet.gap.column}px; }`
    : '';
  return `@page { size: ${across}px ${down}px; margin: 0; } ${page} ${grid}`;
}

/** The same label, as often as the sheet has room for it. */
function fillSheet(label: string, { columns, rows, width }: MeasuredSheet): string {
  return `<section class="page sheet" data-copy="original" data-width="${width}" aria-label="${columns} × ${rows}">${label.repeat(columns * rows)}</section>`;
}

function framePage(
  page: string,
  {
    view,
    at,
    kind,
    mark,
    paper,
    isInSheet,
  }: { view: DocumentView; at: number; kind: string; mark: DocumentCopy; paper: MeasuredPaper; isInSheet: boolean },
): string {
  const label = escapeHtml(readText(mark.label, view.language === 'en' ? 'en' : 'th'));
  const note = mark.note ? ` (${escapeHtml(readText(mark.note, view.language === 'en' ? 'en' : 'th'))})` : '';
  const place =
    view.language === 'en' ? `Page ${at + 1} of ${view.pages.length}` : `หน้า ${at + 1} จาก ${view.pages.length}`;
  const looks = `${paperOf(view)}${writeScale(view.pages[at]?.scale, paper)}`;
  if (isInSheet) return `<div class="page" ${looks}>${page}</div>`;
  const name = `${label} ${place}`;
  return `<section class="page" data-copy="${kind}" data-width="${paper.width}" ${looks} aria-label="${name}">
<div class="watermark" style="color:${mark.color}" aria-hidden="true"><span>${label}</span></div>
${writeContent(page, { view, at, name })}
<div class="number-of-page"><span>${escapeHtml(`${view.title} ${view.number}`)} · ${label}${note}</span><span>${place}</span></div>
</section>`;
}

/** In place of a page of which its template draws nothing, which would be taken for an empty one. */
const pageMissing: Text = { th: 'ไม่สามารถสร้างได้: {reason}', en: 'It could not be made: {reason}' };

function writeContent(page: string, { view, at, name }: { view: DocumentView; at: number; name: string }): string {
  if (view.pages[at] && page.trim() !== '') return page;
  const reason = view.pages[at] ? 'DOM element not found' : 'No page info';
  return writeMissing(name, fillText(readText(pageMissing, view.language === 'en' ? 'en' : 'th'), { reason }));
}

function paperOf({ paper }: DocumentView): string {
  return `data-paper="${paper.name}"${paper.isRoll ? ' data-roll' : ''}`;
}

/** A page of the same size on which everything is smaller. */
function writeScale(scale = 1, { width, height }: MeasuredPaper): string {
  if (scale === 1 || height === undefined) return '';
  return ` style="zoom:${scale};width:${width / scale}px;height:${height / scale}px"`;
}

/** A page by itself, to be measured. */
export function framePlain(page: string, view: DocumentView): string {
  return `<section class="page" ${paperOf(view)}>${page}</section>`;
}

const weights = [400, 600];
/** The characters for which each file is used, as in the fonts of the pages. */
const ranges = {
  thai: 'U+02D7, U+0303, U+0331, U+0E01-0E5B, U+200C-200D, U+25CC',
  latin: 'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2212',
};

let fonts: string | undefined;
let styles: string | undefined;

function readFonts(): string {
  fonts ??= Object.entries(ranges)
    .flatMap(([script, range]) =>
      weights.map((weight) => {
        const name = `@fontsource/ibm-plex-sans-thai/files/ibm-plex-sans-thai-${script}-${weight}-normal.woff2`;
        const bytes = readFileSync(createRequire(import.meta.url).resolve(name)).toString('base64');
        return `@font-face{font-family:"IBM Plex Sans Thai";font-weight:${weight};src:url(data:font/woff2;base64,${bytes}) format("woff2");unicode-range:${range}}`;
      }),
    )
    .join('\n');
  return fonts;
}

function readStyle(): string {
  styles ??= ['documentStyle.css', 'paperStyle.css']
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
    .join('\n');
  return styles;
}
