import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { Switch } from '../../plugins/forms/runtime/switch/Switch.tsx';
import { widget } from '../../plugins/forms/runtime/switch/switch.ts';
import type { Api, ApiOptions } from '../../runtime/api/createApi.ts';
import { createPageStore } from '../../runtime/context/pageStore.ts';
import { RuntimeContext } from '../../runtime/context/RuntimeContext.ts';
import { createViewRegistry } from '../../runtime/context/viewRegistry.ts';
import type { WidgetViewComponent } from '../../runtime/context/widgetView.ts';
import { Page } from '../../runtime/page/Page.tsx';
import { preparePage } from '../../runtime/page/preparePage.ts';
import type { JsonObject } from '../../schemas/index.ts';
import { buildLayout, buildPage } from '../factories/buildPage.ts';
import { prepareWidget } from '../support/drawWidget.tsx';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  sessionStorage.clear();
});

/** A form of one switch, and what it sent. */
async function openForm(properties: JsonObject) {
  const sent: unknown[] = [];
  const api = (async (path: string, { body }: ApiOptions = {}) => {
    if (path === '/api/form') sent.push((body as { values: JsonObject }).values); // what FormPage sends
    return { data: {} };
  }) as Api;
  const object = { ...prepareWidget(widget, { name: 'agree', label: 'Terms', ...properties }), uid: 's' };
  const layout = buildLayout({ kind: 'form', rows: [{ uid: 'r', columns: [{ uid: 'c', objects: [object] }] }] });
  const asset = { src: 'x', view: 'X', css: [], imports: [], hydrate: 'load' as const, version: 1 };
  const payload = buildPage({ layout, layoutKey: 'page/agree', widgets: { switch: asset } });
  const views = createViewRegistry(async () => Switch as unknown as WidgetViewComponent);
  await preparePage(views, payload);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <RuntimeContext value={{ page: createPageStore(payload), views, navigate: async () => undefined, api }}>
      <Page fallback={null} />
    </RuntimeContext>,
  );
  const send = () => userEvent.click(browser.elementLocator(document.querySelector('[type="submit"]') as Element));
  await expect.poll(() => document.querySelector('[type="submit"]')).not.toBeNull();
  return { sent, send };
}

const switchBox = () => browser.getByRole('switch', { name: /^Terms/ });

it('sends a required switch only once it is on, and says what to do', async () => {
  const { sent, send } = await openForm({ required: true });
  await expect.element(switchBox()).toHaveAttribute('aria-required', 'true');
  expect(document.querySelector('.s-field__required')).not.toBeNull();
  await send();
  await expect.poll(() => document.querySelector('.s-field__error')?.textContent).toMatch(/เปิดสวิตช์นี้|switch this on/);
  await userEvent.click(switchBox());
  await userEvent.click(switchBox());
  await send();
  expect(sent).toEqual([]);
  await userEvent.click(switchBox());
  await send();
  await expect.poll(() => sent).toEqual([{ agree: true }]);
});

it('sends one that was on at first as it is', async () => {
  const { sent, send } = await openForm({ required: true, value: true });
  await send();
  await expect.poll(() => sent).toEqual([{ agree: true }]);
});
