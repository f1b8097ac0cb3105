import { applySettings } from '../../engine/document/applySettings.ts';
import { buildView, type ViewedRecord } from '../../engine/document/buildView.ts';
import type { DocumentView, MeasurePages } from '../../engine/document/documentView.ts';
import { openMeasure } from '../../engine/document/measure/measurePage.ts';
import type { DocumentPlace } from '../../engine/document/showValue.ts';
import type { DescribedDocument } from '../../engine/plugin/names/describedPlugin.ts';
import type { DocumentDeclaration, DocumentSettings } from '../../schemas/index.ts';
import { framePlain, writeStyle } from './frameDocument.ts';
import type { Pictures } from './pictures/readPictures.ts';
import { renderTemplate } from './template/renderTemplate.ts';

export interface ComposedDocument {
  /** As its site wants it. */
  declaration: DocumentDeclaration;
  view: DocumentView;
  /** What stands on each page, as markup. */
  pages: string[];
}

/** The pages of a record: its template is drawn once to measure what stands beside its lines, then with the lines that fit. */
export function composeDocument(
  { declaration: declared, template, style }: Pick<DescribedDocument, 'declaration' | 'template' | 'style'>,
  given: ViewedRecord,
  place: DocumentPlace,
  { settings, pictures }: { settings: DocumentSettings; pictures: Pictures },
): ComposedDocument {
  const declaration = applySettings(declared, settings);
  const measurePage = keepMeasure(writeStyle({ declaration, style, single: true }));
  const measure: MeasurePages = (view, scale) =>
    renderTemplate(template, view, pictures).map((page) => measurePage(framePlain(page, view), scale));
  const view = buildView(declared, given, place, { settings, pictures: Object.keys(pictures), measure });
  return { declaration, view, pages: renderTemplate(template, view, pictures) };
}

const mostKept = 50;
const kept = new Map<string, ReturnType<typeof openMeasure>>();

/** Style sheets are read once: they change with the document and its paper alone. */
function keepMeasure(style: string): ReturnType<typeof openMeasure> {
  const known = kept.get(style);
  if (known) return known;
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '');
  const measure = openMeasure(style);
  kept.set(style, measure);
  return measure;
}
