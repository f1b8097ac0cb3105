import type { FileLine } from '../lines/fileLine.ts';
import { excelLimits } from './excelLimits.ts';
import { openArchive } from './openArchive.ts';
import { readSharedTexts } from './readSharedTexts.ts';
import { readSheet } from './readSheet.ts';
import { readStyles } from './readStyles.ts';
import { readWorkbook } from './readWorkbook.ts';

/** The first sheet of an Excel file (ECMA-376), row by row; only shared strings and styles are held in memory. */
export async function* readXlsx(file: string): AsyncGenerator<FileLine> {
  const archive = await openArchive(file);
  try {
    const { sheet, sharedTexts, styles, date1904 } = await readWorkbook(archive);
    const settings = {
      sharedTexts: await readSharedTexts(await archive.read(sharedTexts, excelLimits.partBytes)),
      styles: await readStyles(await archive.read(styles, excelLimits.partBytes)),
      date1904,
    };
    const stream = await archive.read(sheet, excelLimits.sheetBytes);
    if (!stream) throw new Error('the workbook has no sheet');
    yield* readSheet(stream, settings);
  } finally {
    archive.close();
  }
}
