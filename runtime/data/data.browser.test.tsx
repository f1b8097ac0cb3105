import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { bindText } from '../../engine/layout/binding/bindText.ts';
import { openTextFormulas } from '../../engine/layout/formula/textFormulas.ts';
import type { LayoutObject, PageDataAnswer, PagePayload, Row } from '../../schemas/index.ts';
import { buildLayout, buildPage } from '../../tests/factories/buildPage.ts';
import { waitFor } from '../../tests/support/waitFor.ts';
import { ApiError } from '../api/ApiError.ts';
import type { Api, ApiOptions } from '../api/createApi.ts';
import { guardLeaving } from '../context/leaving.ts';
import { createPageStore } from '../context/pageStore.ts';
import { type Runtime, RuntimeContext } from '../context/RuntimeContext.ts';
import { createViewRegistry } from '../context/viewRegistry.ts';
import type { WidgetViewComponent, WidgetViewProps } from '../context/widgetView.ts';
import { useForm } from '../form/FormContext.tsx';
import { openNavigation } from '../page/navigation/openNavigation.ts';
import { Page } from '../page/Page.tsx';
import { preparePage } from '../page/preparePage.ts';
import { refreshData } from './refreshData.ts';
import { getRefresher } from './refresher.ts';
import { addressHref, useWidgetAddress } from './useWidgetAddress.ts';
import { useWidgetData } from './useWidgetData.ts';

let root: Root | undefined;
let calls: { path: string; objects: string[]; signal?: AbortSignal }[];
let answer: (objects: string[], path: string) => PageDataAnswer | Promise<PageDataAnswer>;
let draws: Record<string, number>;
const startHref = location.href;

beforeEach(() => {
  calls = [];
  draws = {};
  answer = () => ({ data: {} });
  history.replaceState(null, '', location.pathname);
});
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  history.replaceState(null, '', startHref);
  vi.restoreAllMocks();
});

const api = (async (call: string, { signal }: ApiOptions = {}) => {
  const { searchParams } = new URL(call, location.href);
  const objects = searchParams.get('objects')?.split(',') ?? [];
  const path = searchParams.get('path') ?? '';
  calls.push({ path, objects, signal });
  return answer(objects, path);
}) as Api; // each test sets the server's answer

function List({ object, data, renderRows }: WidgetViewProps) {
  const [address, change] = useWidgetAddress(object.uid);
  const { pending, error, refresh } = useWidgetData(object.uid);
  draws[object.uid] = (draws[object.uid] ?? 0) + 1;
  return (
    <section aria-label={object.uid} aria-busy={pending}>
      <p>
        {String(data.items ?? 'none')} at {address.page ?? '1'} {String(object.text ?? '')}
      </p>
      {error !== undefined && (
        <button type="button" onClick={refresh}>
          again
        </button>
      )}
      <button type="button" onClick={() => change({ page: '2' })}>
        two
      </button>
      <button type="button" onClick={() => change({ page: '3' })}>
        three
      </button>
      <a href={addressHref(object.uid, { page: '4' })}>four</a>
      {renderRows()}
    </section>
  );
}

function Field() {
  const form = useForm();
  return <input aria-label="city" onChange={(event) => form.set('city', event.target.value)} />;
}

const list = (uid: string, more: object = {}): LayoutObject => ({ uid, type: 'list', ...more });
const asset = { src: 'x', view: 'X', css: [], imports: [], hydrate: 'load' as const, version: 1 };

async function show(objects: LayoutObject[], more: Partial<PagePayload> = {}): Promise<Runtime> {
  const payload = buildPage({
    layout: buildLayout({}, objects),
    widgets: { list: asset, field: asset },
    data: Object.fromEntries(objects.map(({ uid }) => [uid, { items: `${uid}1` }])),
    ...more,
  });
  const views = createViewRegistry(async (type) => (type === 'field' ? Field : List) as WidgetViewComponent);
  await preparePage(views, payload);
  const page = createPageStore(payload);
  const { navigate } = openNavigation({
    page,
    prepare: (next) => preparePage(views, next),
    refresh: (uids) => refreshData(runtime, uids),
    openPopup: () => Promise.resolve(),
  });
  const runtime: Runtime = { page, views, navigate, api };
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <RuntimeContext value={runtime}>
      <Page fallback={null} />
    </RuntimeContext>,
  );
  await expect.element(part('a')).toBeVisible();
  return runtime;
}

const part = (uid: string) => screen.getByRole('region', { name: uid });
const said = (uid: string) => part(uid).query()?.querySelector('p')?.textContent ?? '';
const press = (uid: string, name: string) => userEvent.click(part(uid).getByRole('button', { name, exact: true }));

describe('an address', () => {
  it('changes what its object shows, and nothing else is drawn', async () => {
    await show([list('a'), list('b')]);
    answer = () => ({ data: { a: { items: 'a2' } } });
    const before = draws.b;
    await press('a', 'two');
    await expect.poll(() => said('a')).toContain('a2 at 2');
    expect(location.search).toBe('?a.page=2');
    expect(calls.map(({ path, objects }) => [new URL(path, location.href).search, objects])).toEqual([
      ['?a.page=2', ['a']],
    ]);
    expect(draws.b).toBe(before);
  });

  it('gives up what it overtakes', async () => {
    await show([list('a')]);
    const slow = Promise.withResolvers<PageDataAnswer>();
    answer = (_, path) => (path.includes('page=2') ? slow.promise : { data: { a: { items: 'a3' } } });
    await press('a', 'two');
    await waitFor(() => expect(calls).toHaveLength(1));
    await press('a', 'three');
    await expect.poll(() => said('a')).toContain('a3 at 3');
    expect(calls[0]?.signal?.aborted).toBe(true);
    slow.resolve({ data: { a: { items: 'late' } } });
    await new Promise((done) => setTimeout(done, 20));
    await expect.poll(() => said('a')).toContain('a3 at 3');
  });

  it('is a link that reads only its object, and is undone by going back, at once', async () => {
    const runtime = await show([list('a')]);
    answer = (_, path) => ({ data: { a: { items: path.includes('page=4') ? 'a4' : 'a1' } } });
    const link = part('a').getByRole('link', { name: 'four' });
    await runtime.navigate(link.element().getAttribute('href') ?? '');
    await expect.poll(() => said('a')).toContain('a4 at 4');
    expect(location.search).toBe('?a.page=4');
    const later = Promise.withResolvers<PageDataAnswer>();
    answer = () => later.promise;
    history.replaceState(null, '', location.pathname); // as the browser does before it fires popstate
    await runtime.navigate(location.href, { traverse: true });
    await expect.poll(() => said('a')).toContain('a1 at 1'); // known, though its answer is still pending
    later.resolve({ data: { a: { items: 'newer' } } });
    await expect.poll(() => said('a')).toContain('newer at 1');
  });
});

describe('reading again', () => {
  it('is one request for all that ask in one moment', async () => {
    const runtime = await show([list('a'), list('b'), list('c')]);
    answer = (objects) => ({ data: Object.fromEntries(objects.map((uid) => [uid, { items: `${uid}2` }])) });
    refreshData(runtime, ['a']);
    refreshData(runtime, ['b', 'a']);
    await expect.poll(() => said('b')).toContain('b2');
    await expect.poll(() => said('a')).toContain('a2');
    expect(calls.map(({ objects }) => objects)).toEqual([['a', 'b']]);
  });

  it('draws nothing when the answer says the same', async () => {
    const runtime = await show([list('a'), list('b')]);
    answer = () => ({ data: { a: { items: 'a2' }, b: { items: 'b1' } } });
    const before = draws.b;
    getRefresher(runtime, runtime.page.get().data).refresh(['a', 'b'], { quiet: true });
    await expect.poll(() => said('a')).toContain('a2');
    expect(draws.b).toBe(before);
  });

  it('keeps what is shown when it fails, says so quietly and offers another try', async () => {
    const runtime = await show([list('a')]);
    answer = () => {
      throw new ApiError({ status: 403, code: 'x', message: '' });
    };
    refreshData(runtime, ['a']);
    await expect.element(screen.getByText(/ที่แสดงอยู่เป็นข้อมูลเดิม$/)).toBeVisible();
    await expect.poll(() => said('a')).toContain('a1');
    answer = () => ({ data: { a: { items: 'a2' } } });
    await userEvent.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));
    await expect.poll(() => said('a')).toContain('a2');
    await expect.element(screen.getByText(/ที่แสดงอยู่เป็นข้อมูลเดิม$/)).not.toBeInTheDocument();
  });

  it('tries again by itself when the server stumbles', async () => {
    const runtime = await show([list('a')]);
    let failures = 0;
    answer = () => {
      failures += 1;
      if (failures === 1) throw new ApiError({ status: 503, code: 'x', message: '' });
      return { data: { a: { items: 'a2' } } };
    };
    refreshData(runtime, ['a']);
    // Whoever waits is told at once what they look at.
    await expect.element(screen.getByText(/กำลังลองอีกครั้ง/)).toBeVisible();
    await expect.poll(() => said('a')).toContain('a2');
    await expect.element(screen.getByText(/กำลังลองอีกครั้ง/)).not.toBeInTheDocument();
    expect(calls).toHaveLength(2);
  });

  it('tells an object that could not be read on the server, and draws it once it could', async () => {
    await show([list('a')], { data: {}, failed: ['a'] });
    await expect.poll(() => said('a')).toContain('none');
    answer = () => ({ data: { a: { items: 'there' } } });
    await press('a', 'again');
    await expect.poll(() => said('a')).toContain('there');
  });

  it('asks at the address of the page that is shown, though "back" has the bar ahead of it while a question is open', async () => {
    const runtime = await show([list('a')]);
    const { pathname } = location;
    history.pushState(null, '', '/elsewhere');
    answer = () => ({ data: { a: { items: 'a2' } } });
    refreshData(runtime, ['a']);
    await expect.poll(() => said('a')).toContain('a2');
    expect(calls.map(({ path }) => path)).toEqual([pathname]);
  });

  it('tries again what failed beside an object that is tried again, and nothing else', async () => {
    await show([list('a'), list('b'), list('c')], { data: { c: { items: 'c1' } }, failed: ['a', 'b'] });
    answer = () => ({ data: { a: { items: 'a2' }, b: { items: 'b2' } } });
    await press('a', 'again');
    await expect.poll(() => [said('a'), said('b')].join(' ')).toMatch(/a2.*b2/);
    expect(calls.map(({ objects }) => objects.toSorted())).toEqual([['a', 'b']]);
  });

  it('tells administrators why an object could not be read, until it could', async () => {
    await show([list('a')], { data: {}, failed: ['a'], reasons: { a: 'no such column (r-1)' } });
    const reason = screen.getByText('เหตุผล (เห็นเฉพาะผู้ดูแล): no such column (r-1)');
    await expect.element(reason).toBeVisible();
    answer = () => ({ data: { a: { items: 'there' } } });
    await press('a', 'again');
    await expect.element(reason).not.toBeInTheDocument();
  });

  it('draws the page again, once, when what all of its objects are about is gone', async () => {
    const runtime = await show([list('a'), list('b')]);
    const navigate = vi.spyOn(runtime, 'navigate').mockResolvedValue(undefined);
    answer = () => {
      throw new ApiError({ status: 404, code: 'not_found', message: '' });
    };
    refreshData(runtime, ['a', 'b']);
    await expect.poll(() => navigate.mock.calls).toEqual([[location.pathname, { refresh: true, replace: true }]]);
    expect(said('a')).toContain('a1');
  });

  it('keeps the page in which somebody is filling in what is gone, and says so once', async () => {
    const runtime = await show([list('a'), list('b')]);
    const navigate = vi.spyOn(runtime, 'navigate').mockResolvedValue(undefined);
    const release = guardLeaving(
      async () => true,
      () => true,
    );
    onTestFinished(() => void release());
    answer = () => {
      throw new ApiError({ status: 404, code: 'not_found', message: '' });
    };
    refreshData(runtime, ['a', 'b']);
    await expect.element(screen.getByText('สิ่งที่กรอกไว้ยังอยู่บนหน้านี้', { exact: false })).toBeVisible();
    refreshData(runtime, ['a']);
    await expect.poll(() => calls.length).toBeGreaterThan(1);
    expect(document.querySelectorAll('.s-toast')).toHaveLength(1);
    expect(said('a')).toContain('a1');
    expect(navigate).not.toHaveBeenCalled();
  });

  it('draws the newer rows of a repeating object in place of the HTML that stood there', async () => {
    const row = (uid: string, text: string): Row => ({
      uid,
      columns: [{ uid: `${uid}c`, objects: [list('a.p1.x', { text })] }],
    });
    const runtime = await show([list('a', { rows: [row('a.p1.r', 'old')] })]);
    answer = () => ({ data: { a: { items: 'a2' } }, rows: { a: [row('a.p1.r', 'newer')] }, widgets: {} });
    refreshData(runtime, ['a']);
    await expect.poll(() => said('a.p1.x')).toContain('newer');
  });
});

it('computes formulas of the form, with the language of formulas fetched for it', async () => {
  const place = { language: 'th', timeZone: 'Asia/Bangkok' } as const;
  const { text, parts = [] } = bindText('รวม {{= form.city * record.price | money}}', 'text', {
    ...{ facts: { record: { price: 2.5, secret: 'x' } }, place, formulas: openTextFormulas() },
    sanitizeHtml: (html) => html,
  });
  await show([list('a', { text, bound: [{ path: ['text'], kind: 'text', parts }] }), { uid: 'f', type: 'field' }]);
  await expect.poll(() => said('a')).toContain('รวม ฿0.00');
  await userEvent.fill(screen.getByRole('textbox', { name: 'city' }), '3');
  await expect.poll(() => said('a')).toContain('รวม ฿7.50');
});

it('fills texts that follow the form, and draws nothing else', async () => {
  const place = { language: 'th', timeZone: 'Asia/Bangkok' } as const;
  const { text, parts = [] } = bindText('ไป{{form.city | default: ไหน}}', 'text', {
    facts: {},
    place,
    sanitizeHtml: (html) => html,
  });
  await show([
    list('a', { text, bound: [{ path: ['text'], kind: 'text', parts }] }),
    list('b'),
    { uid: 'f', type: 'field' },
  ]);
  await expect.poll(() => said('a')).toContain('ไปไหน');
  const before = draws.b;
  await userEvent.fill(screen.getByRole('textbox', { name: 'city' }), 'ตรัง');
  await expect.poll(() => said('a')).toContain('ไปตรัง');
  expect(draws.b).toBe(before);
});
