import { archiveTooLarge } from './excel.errors.ts';
import { excelLimits } from './excelLimits.ts';
import { findMomentKind, type MomentKind } from './findMomentKind.ts';
import { readXml } from './walkXml.ts';

/** For each cell style whether its number is a date or time. */
export async function readStyles(stream: AsyncIterable<Buffer> | undefined): Promise<(MomentKind | undefined)[]> {
  const codes = new Map<number, string>();
  const formats: number[] = [];
  let inCells = false;
  if (!stream) return [];
  await readXml(stream, {
    open: (name, attributes) => {
      if (name === 'numFmt') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) formats.push(Number(attributes.numFmtId ?? 0));
      if (codes.size > excelLimits.styles || formats.length > excelLimits.styles)
        throw archiveTooLarge({}, { limit: 'styles' });
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  const kinds = new Map([...new Set(formats)].map((id) => [id, findMomentKind(id, codes.get(id))]));
  return formats.map((id) => kinds.get(id));
}
