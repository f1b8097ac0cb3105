import type { Language } from '../../../../schemas/index.ts';

export const mainNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** How a column is written: as people of a language write days, moments and amounts. */
export type CellLook = 'plain' | 'heading' | 'day' | 'moment' | 'amount';

/** The number format of each: built in below 164. */
const formatIds: Record<CellLook, number> = { plain: 0, heading: 0, day: 164, moment: 165, amount: 4 };
const looks = Object.keys(formatIds);

/** The number of a look among the styles of the file. */
export function styleOf(look: CellLook): number {
  return looks.indexOf(look);
}

/** In the calendar of the reader: Thai years are those of the Buddhist era, whatever the spreadsheet is set to. */
const dayFormats: Record<Language, string> = { th: '[$-107041E]d mmm yyyy', en: '[$-409]d mmm yyyy' };

/** The part of an Excel file that says how its cells look. */
export function writeStyles(language: Language): string {
  const day = dayFormats[language];
  const formats = `<numFmt numFmtId="164" formatCode="${day}"/><numFmt numFmtId="165" formatCode="${day} hh:mm"/>`;
  const cells = Object.entries(formatIds).map(([look, id]) => {
    const font = look === 'heading' ? 1 : 0;
    return `<xf numFmtId="${id}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
  });
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><styleSheet xmlns="${mainNamespace}"><numFmts count="2">${formats}</numFmts>${fonts}${surroundings}<cellXfs count="${cells.length}">${cells.join('')}</cellXfs></styleSheet>`;
}

const fonts =
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>';
/** What Excel wants to be there: two fills, a border, and a style for all others to begin with. */
const surroundings =
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>';
