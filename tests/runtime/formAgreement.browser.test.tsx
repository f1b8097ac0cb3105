import fc from 'fast-check';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { readSubmission } from '../../engine/layout/form/readSubmission.ts';
import { readPageFacts } from '../../engine/layout/reading/pageFacts.ts';
import { Input } from '../../plugins/forms/runtime/input/Input.tsx';
import { widget as input } from '../../plugins/forms/runtime/input/input.ts';
import type { Api, ApiOptions } from '../../runtime/api/createApi.ts';
import { createPageStore } from '../../runtime/context/pageStore.ts';
import { RuntimeContext } from '../../runtime/context/RuntimeContext.ts';
import { createViewRegistry } from '../../runtime/context/viewRegistry.ts';
import type { WidgetViewComponent } from '../../runtime/context/widgetView.ts';
import { useForm } from '../../runtime/form/FormContext.tsx';
import type { FormStore } from '../../runtime/form/formStore.ts';
import { Page } from '../../runtime/page/Page.tsx';
import { preparePage } from '../../runtime/page/preparePage.ts';
import type { JsonObject, Layout, LayoutObject, Row } from '../../schemas/index.ts';
import { buildLayout, buildPage } from '../factories/buildPage.ts';
import { prepareWidget } from '../support/drawWidget.tsx';
import { waitUntil } from '../support/waitFor.ts';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  sessionStorage.clear();
});

const names = ['a', 'b', 'c', 'd'];
const someText = fc.constantFrom('', ' ', 'x', 'yes', 'ก่อน', '12', '1.5', 'a@b.co', '1234567890121', '๑๒');
const ids = fc.constantFrom<string[]>(['1'], ['1', '2'], ['2', '1', '3'], []);

/** Fields of every kind and rule; some show and hide others, some stand in rows that are repeated. */
const someForm = fc.record({
  fields: fc.array(
    fc.record({
      inputType: fc.constantFrom('text', 'email', 'number', 'money', 'citizen', 'tax', 'tel', 'url'),
      required: fc.boolean(),
      hidden: fc.boolean(),
      minLength: fc.constantFrom(undefined, 2),
      step: fc.constantFrom(undefined, 0.5),
      pattern: fc.constantFrom('', '[0-9]+', '('),
      shows: fc.constantFrom(undefined, ...names),
      method: fc.constantFrom('show' as const, 'hide' as const),
      when: fc.constantFrom(undefined, 'yes'),
      condition: fc.constantFrom(undefined, { a: 'yes' }, { '$form.b': 1 }, { 'people.0.a': 'yes' }),
    }),
    { minLength: 4, maxLength: 4 },
  ),
  modes: fc.array(fc.constantFrom<Row['dataMode']>('standalone', 'set', 'copy'), { minLength: 2, maxLength: 2 }),
  bounds: fc.constantFrom({}, { minCopies: 0 }, { minCopies: 2 }, { maxCopies: 2 }),
  ids,
  texts: fc.array(someText, { minLength: 16, maxLength: 16 }),
});
type SomeForm = typeof someForm extends fc.Arbitrary<infer Form> ? Form : never;

function buildForm({ fields, modes, bounds }: SomeForm): Layout {
  const objects = fields.map(({ shows, method, when, condition, ...rules }, at): LayoutObject => {
    const logics = shows && shows !== names[at] ? [{ method, destination: { uid: `u-${shows}` }, when }] : undefined;
    const properties = { name: names[at], label: names[at], ...rules, ...(condition && { show: condition }) };
    return { ...prepareWidget(input, properties), uid: `u-${names[at]}`, ...(logics && { logics }) };
  });
  const rows = modes.map((dataMode, at): Row => {
    const inRow = objects.slice(at * 2, at * 2 + 2);
    const group = at === 0 ? 'people' : 'others';
    return { uid: `row-${at}`, dataMode, dataSetName: group, ...bounds, columns: [{ uid: `c-${at}`, objects: inRow }] };
  });
  const probe = { uid: 'row-probe', columns: [{ uid: 'c-probe', objects: [{ uid: 'probe', type: 'probe' }] }] };
  return buildLayout({ kind: 'form', rows: [...rows, probe] });
}

/** What people have given so far: a value for every name that a field could have. */
function buildValues({ modes, ids: copies, texts }: SomeForm): JsonObject {
  const values: Record<string, JsonObject[string]> = {};
  names.forEach((name, at) => {
    const row = at < 2 ? 0 : 1;
    const group = row === 0 ? 'people' : 'others';
    const mode = modes[row];
    if (mode === 'copy') {
      values[group] = copies;
      copies.forEach((id, copy) => {
        values[`${group}.${id}.${name}`] = texts[at * 4 + copy] ?? '';
      });
    } else values[mode === 'set' ? `${group}.${name}` : name] = texts[at * 4] ?? '';
  });
  return values;
}

it('refuses in the page what the server would refuse, field by field, and sends nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(someForm, async (form) => {
      const layout = buildForm(form);
      const values = buildValues(form);
      const payload = buildPage({
        layout,
        layoutKey: 'page/agree',
        widgets: { input: asset, probe: asset },
      });
      const judge = (sent: JsonObject) =>
        readSubmission({
          layout,
          values: sent,
          user: null,
          facts: readPageFacts({ session: payload.session, site: payload.site, params: {} }),
          findDefinition: (type) => (type === 'input' ? input : undefined),
        }).problems.map(({ path }) => path);
      const page = await submit(payload, values);
      const refused = judge(page.filledIn);
      expect(new Set(page.wrong)).toEqual(new Set(refused));
      if (page.sent) expect(judge(page.sent)).toEqual([]);
      else expect(refused.length).toBeGreaterThan(0);
    }),
    { numRuns: 40, seed: 1 },
  );
});

const asset = { src: 'x', view: 'X', css: [], imports: [], hydrate: 'load' as const, version: 1 };
let store: FormStore | undefined;

/** Stands in the form to see what it holds. */
function Probe() {
  store = useForm();
  return null;
}

/** Fills in the page through its draft and presses the button. */
async function submit(payload: ReturnType<typeof buildPage>, values: JsonObject) {
  let sent: JsonObject | undefined;
  const api = (async (path: string, { body }: ApiOptions = {}) => {
    if (path === '/api/form') sent = (body as { values: JsonObject }).values; // what FormPage sends
    return { data: {} };
  }) as Api;
  const views = createViewRegistry(async (type) =>
    type === 'probe' ? Probe : (Input as unknown as WidgetViewComponent),
  );
  await preparePage(views, payload);
  // The page before keeps its draft as it goes.
  root?.unmount();
  sessionStorage.setItem('sala.form..page/agree', JSON.stringify(values));
  document.body.replaceChildren();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <RuntimeContext value={{ page: createPageStore(payload), views, navigate: async () => undefined, api }}>
      <Page fallback={null} />
    </RuntimeContext>,
  );
  const button = await waitUntil(() => document.querySelector<HTMLButtonElement>('.s-form button[type="submit"]'));
  // Fields take their draft as they appear, and what they show appears after.
  for (let turn = 0; turn < 4; turn += 1) await new Promise((done) => setTimeout(done));
  button.click();
  const filledIn = store?.values() ?? {};
  await waitUntil(() => sent ?? document.querySelector('.s-form__problems'));
  const wrong = [...document.querySelectorAll('.s-form__problems li')].map(
    (line) => line.getAttribute('data-name') ?? '',
  );
  return { sent, wrong, filledIn };
}
