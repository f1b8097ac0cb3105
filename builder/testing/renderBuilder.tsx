import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { EditingLevel, Language, Layout } from '../../schemas/index.ts';
import { waitFor } from '../../tests/support/waitFor.ts';
import type { Catalog } from '../document/catalog/catalog.ts';
import { createFakeApi } from './createFakeApi.ts';
import { FakeBuilder } from './FakeBuilder.tsx';

interface Options {
  language?: Language;
  width?: number;
  height?: number;
  may?: EditingLevel;
  catalog?: Catalog;
}

/** Opens the builder in the test's browser; cleaned up after the test. */
export async function renderBuilder(layout: Layout, options: Options = {}) {
  const { language = 'en', width = 1280, height = 800, may, catalog } = options;
  await page.viewport(width, height);
  document.body.style.margin = '0';
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const api = createFakeApi(structuredClone(layout), { may });
  root.render(<FakeBuilder layout={layout} language={language} api={api} catalog={catalog} />);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  await waitFor(() => {
    if (!document.querySelector('[data-canvas]') || document.querySelector('.bd-loading'))
      throw new Error('not drawn yet');
  });
  const find = (id: string) => {
    const element = document.querySelector<HTMLElement>(`[data-node="${id}"]`);
    if (!element) throw new Error(`nothing on the canvas is called ${id}`);
    return element;
  };
  return { api, find };
}

/** The canvas in one line: rows by `|`, columns by `/`, objects by their uid, what a container holds in brackets. */
export function drawCanvas(holder: Element = document.querySelector('[data-rows="ROOT"]') as Element): string {
  const children = (element: Element, kind: string) =>
    [...element.querySelectorAll(`[data-kind="${kind}"]`)].filter((each) => {
      const own = kind === 'row' ? '[data-rows]' : `[data-kind="${kind === 'column' ? 'row' : 'column'}"]`;
      return each.parentElement?.closest(own) === element;
    });
  const drawObject = (object: Element) => {
    const inside = object.querySelector('[data-rows]');
    return object.getAttribute('data-uid') + (inside ? `[${drawCanvas(inside)}]` : '');
  };
  return children(holder, 'row')
    .map((row) =>
      children(row, 'column')
        .map((column) => children(column, 'object').map(drawObject).join(' '))
        .join(' / '),
    )
    .join(' | ');
}
