import type { DocumentView, ViewPage } from '../../../engine/document/documentView.ts';
import { readText } from '../../../schemas/index.ts';
import { openSandbox } from '../../platform/template/openSandbox.ts';
import type { Pictures } from '../pictures/readPictures.ts';
import { documentHelpers } from './documentHelpers.ts';
import { documentPartials } from './documentPartials.ts';

/** They come with plugins, and draw documents of thousands of lines. */
const sandbox = openSandbox(documentHelpers, { partials: documentPartials, mostMs: 5_000 });

/** The first thing for which the template of a document is refused; nothing when it can only draw. */
export const checkDocumentTemplate = sandbox.check;

/** The pages of a document, each drawn by its template from texts alone. */
export function renderTemplate(template: string, view: DocumentView, pictures: Pictures = {}): string[] {
  return sandbox.draw(
    template,
    view.pages.map((page) => writeContext(view, page, pictures)),
  );
}

function writeContext(view: DocumentView, page: ViewPage, pictures: Pictures) {
  const { values, tones, labels, blocks, codes, columns, title, number, language, messages } = view;
  const say = (th: string, en: string) => readText({ th, en }, language === 'en' ? 'en' : 'th');
  const words = {
    carriedIn: say('ยอดยกมา', 'Brought forward'),
    carriedOut: say('ยอดยกไป', 'Carried forward'),
    page: say(`หน้า ${page.number} จาก ${page.of}`, `Page ${page.number} of ${page.of}`),
  };
  return {
    values,
    tones,
    labels,
    blocks,
    codes,
    columns,
    title,
    number,
    page,
    words,
    messages,
    hidden: Object.fromEntries(view.hidden.map((part) => [part, true])),
    pictures: Object.fromEntries(Object.entries(pictures).filter(([name]) => view.pictures.includes(name))),
    span: Math.max(1, columns.length - 2),
  };
}
