import type { Page } from 'playwright-core';
import { leaveOutFonts } from '../../server/documents/frameDocument.ts';

const withFonts = new WeakSet<Page>();

/** Shows a document once its fonts are there. They stay on the page: to read them again costs more than the document itself. */
export async function showDocument(page: Page, html: string): Promise<void> {
  if (!withFonts.has(page)) {
    await page.setContent(html);
    await page.evaluate(keepFonts);
    withFonts.add(page);
  }
  await page.setContent(leaveOutFonts(html));
  await page.evaluate(() => document.fonts.ready);
}

/** Fonts that a script adds stay with the page when it shows something else; runs in the browser. */
async function keepFonts(): Promise<void> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  for (const rule of rules) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    const read = (name: string) => rule.style.getPropertyValue(name);
    const terms = { weight: read('font-weight'), unicodeRange: read('unicode-range') };
    document.fonts.add(await new FontFace(read('font-family').replaceAll('"', ''), read('src'), terms).load());
  }
}
