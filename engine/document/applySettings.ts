import {
  type DocumentColumn,
  type DocumentColumnSettings,
  type DocumentDeclaration,
  type DocumentLines,
  type DocumentPaper,
  type DocumentSettings,
  isRoll,
  type Text,
} from '../../schemas/index.ts';

/** A document as a site has changed it. What the settings name and the document no longer has is left out. */
export function applySettings(declared: DocumentDeclaration, settings: DocumentSettings): DocumentDeclaration {
  const declaration = applyPaper(declared, settings.paper);
  const { lines, blocks, copies } = declaration;
  return {
    ...declaration,
    ...(settings.title && { title: settings.title }),
    labels: { ...declaration.labels, ...pickKnown(settings.labels, declaration.labels) },
    ...(blocks && { blocks: { ...blocks, ...chooseBlocks(blocks, settings.blocks) } }),
    ...(settings.copies && {
      copies: {
        ...copies,
        original: { ...copies.original, label: settings.copies.original },
        copy: { ...copies.copy, label: settings.copies.copy },
      },
    }),
    ...(lines && { lines: chooseLines(lines, settings) }),
  };
}

function chooseLines(lines: DocumentLines, { columns, perPage }: DocumentSettings): DocumentLines {
  return {
    ...lines,
    ...(columns && { columns: chooseColumns(lines.columns, columns) }),
    ...(perPage !== undefined && lines.perPage !== roll.perPage && fillPage(lines, perPage)),
  };
}

/** A page that is filled up with empty rows stays so. */
function fillPage(lines: DocumentLines, perPage: number): Pick<DocumentLines, 'perPage' | 'padTo'> {
  const isGrid = lines.padTo === lines.perPage;
  return { perPage, padTo: isGrid ? perPage : Math.min(lines.padTo, perPage) };
}

function applyPaper(declaration: DocumentDeclaration, wanted: string | undefined): DocumentDeclaration {
  const name = wanted !== undefined && Object.hasOwn(declaration.papers, wanted) ? wanted : declaration.paper;
  const paper = declaration.papers[name];
  const { lines } = declaration;
  return { ...declaration, paper: name, ...(lines && paper && { lines: fitLines(lines, paper) }) };
}

/** A piece of a roll is one page. */
const roll = { perPage: 400, padTo: 0 };

function fitLines(lines: DocumentLines, paper: DocumentPaper): DocumentLines {
  const columns = paper.columns?.flatMap(({ name, width }) =>
    lines.columns.filter((column) => column.name === name).map((column) => ({ ...column, width })),
  );
  return { ...lines, ...paper.lines, ...(isRoll(paper) && roll), ...(columns?.length && { columns }) };
}

function pickKnown(labels: Record<string, Text> = {}, known: Record<string, Text>): Record<string, Text> {
  return Object.fromEntries(Object.entries(labels).filter(([name]) => Object.hasOwn(known, name)));
}

function chooseBlocks(
  blocks: Record<string, string[]>,
  wanted: Record<string, string[]> = {},
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(wanted).flatMap(([block, names]) => {
      const known = blocks[block];
      return known ? [[block, names.filter((name) => known.includes(name))]] : [];
    }),
  );
}

/** As wide together as the columns of the document are. */
function chooseColumns(columns: DocumentColumn[], wanted: DocumentColumnSettings[]): DocumentColumn[] {
  const chosen = wanted.flatMap(({ name, width, title }) => {
    const known = columns.find((column) => column.name === name);
    return known ? [{ ...known, width: width ?? known.width, ...(title && { title }) }] : [];
  });
  if (chosen.length === 0) return columns;
  const whole = sumWidths(columns);
  const scale = whole / sumWidths(chosen);
  return chosen.map((column) => ({ ...column, width: Math.floor(column.width * scale) }));
}

function sumWidths(columns: readonly DocumentColumn[]): number {
  return columns.reduce((sum, { width }) => sum + width, 0);
}
