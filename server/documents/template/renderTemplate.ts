import { createHash } from 'node:crypto';
import Handlebars from 'handlebars';
import type { DocumentView, ViewPage } from '../../../engine/document/buildView.ts';
import { readText } from '../../../schemas/index.ts';
import { checkTemplate } from './checkTemplate.ts';
import { documentHelpers, startBudget } from './documentHelpers.ts';
import { documentPartials } from './documentPartials.ts';
import { templateRefused } from './template.errors.ts';

const own = Handlebars.create();
for (const name of Object.keys(own.helpers)) own.unregisterHelper(name);
own.registerHelper(documentHelpers as Handlebars.HelperDeclareSpec); // `this` is whatever is drawn
own.registerPartial(documentPartials);

type Draw = (page: object, options: Handlebars.RuntimeOptions) => string;

const compiled = new Map<string, Draw>();
const mostCompiled = 200;

/** The pages of a document, each drawn by its template from texts alone: no prototypes, no helpers but ours, within a budget. */
export function renderTemplate(template: string, view: DocumentView): string[] {
  const draw = compile(template);
  const budget = startBudget();
  const options = {
    data: { budget },
    allowProtoPropertiesByDefault: false,
    allowProtoMethodsByDefault: false,
  };
  return view.pages.map((page) => draw(writeContext(view, page), options));
}

function compile(template: string): Draw {
  const key = createHash('sha256').update(template).digest('base64');
  const known = compiled.get(key);
  if (known) return known;
  const fault = checkTemplate(template);
  if (fault) throw templateRefused({ whatTh: fault.th, whatEn: fault.en });
  const draw = own.compile(template, {
    knownHelpersOnly: true,
    knownHelpers: Object.fromEntries(Object.keys(documentHelpers).map((name) => [name, true])),
    preventIndent: true,
  });
  if (compiled.size >= mostCompiled) compiled.delete(compiled.keys().next().value ?? '');
  compiled.set(key, draw);
  return draw;
}

function writeContext(
  { values, tones, labels, blocks, codes, columns, title, number, language }: DocumentView,
  page: ViewPage,
) {
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
    span: Math.max(1, columns.length - 2),
  };
}
