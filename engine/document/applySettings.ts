import type {
  DocumentColumn,
  DocumentColumnSettings,
  DocumentDeclaration,
  DocumentSettings,
  Text,
} from '../../schemas/index.ts';

/** A document as a site has changed it. What the settings name and the document no longer has is left out. */
export function applySettings(declaration: DocumentDeclaration, settings: DocumentSettings): DocumentDeclaration {
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
    ...(lines && settings.columns && { lines: { ...lines, columns: chooseColumns(lines.columns, settings.columns) } }),
  };
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
