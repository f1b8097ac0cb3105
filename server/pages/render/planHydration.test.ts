import { expect, it } from 'vitest';
import type { HydrateMode, LayoutObject, PagePayload, Row } from '../../../schemas/index.ts';
import { buildLayout, buildPage } from '../../../tests/factories/buildPage.ts';
import { planHydration } from './planHydration.ts';

const modes: Record<string, HydrateMode> = {
  text: 'never',
  field: 'load',
  popup: 'idle',
  film: 'visible',
  menu: 'touch',
  box: 'never',
};
const modeOf = ({ type }: LayoutObject) => modes[type] ?? 'never';
const object = (uid: string, type: string, more: Partial<LayoutObject> = {}): LayoutObject => ({
  uid,
  type,
  secret: uid,
  ...more,
});
const row = (uid: string, ...objects: LayoutObject[]): Row => ({ uid, columns: [{ uid: `${uid}-c`, objects }] });
const asset = { src: '/a.js', view: 'A', css: [], imports: [], hydrate: 'never' as const, version: 1 };

function plan(...rows: Row[]) {
  return planWith({}, ...rows);
}

function planWith(more: Partial<PagePayload>, ...rows: Row[]) {
  const widgets = Object.fromEntries(Object.keys(modes).map((type) => [type, asset]));
  const data = { t: { list: [1] }, f: { list: [2] } };
  return planHydration(buildPage({ layout: buildLayout({ rows }), widgets, data, ...more }), modeOf);
}

it('leaves out everything of a page that is only read', () => {
  const page = plan(row('r', object('t', 'text'), object('u', 'unknown')));
  expect(page.layout.rows).toEqual([{ uid: 'r', columns: [] }]);
  expect(page.hydration).toEqual({ kept: ['r'], start: 'touch', modes: {} });
  expect([page.widgets, page.data]).toEqual([{}, {}]);
});

it('keeps the neighbours of a live object as HTML', () => {
  const page = plan(row('r', object('t', 'text'), object('f', 'field')));
  expect(page.layout.rows[0]!.columns[0]!.objects).toEqual([{ uid: 't', type: 'text' }, object('f', 'field')]);
  expect(page.hydration).toEqual({ kept: ['t'], start: 'load', modes: { f: 'load' } });
  expect(Object.keys(page.widgets)).toEqual(['field']);
  expect(page.data).toEqual({ f: { list: [2] } });
});

it('wakes a container for what lives in it', () => {
  const page = plan(
    row('r', object('b', 'box', { rows: [row('i', object('f', 'field')), row('j', object('t', 'text'))] })),
  );
  expect(page.hydration).toEqual({ kept: ['j'], start: 'load', modes: { b: 'load', f: 'load' } });
});

it('starts at the earliest moment that something asks for', () => {
  expect(plan(row('r', object('m', 'menu'))).hydration?.start).toBe('touch');
  expect(plan(row('r', object('m', 'menu'), object('v', 'film'))).hydration?.start).toBe('visible');
  expect(plan(row('r', object('v', 'film'), object('p', 'popup'))).hydration?.start).toBe('idle');
});

it('keeps alive what a field or the form may show and hide', () => {
  const source = object('f', 'field', { logics: [{ method: 'show', destination: { uid: 't' } }] });
  expect(plan(row('r', source, object('t', 'text'))).hydration?.kept).toEqual([]);
  expect(plan(row('r', object('t', 'text', { show: { age: 1 } }))).hydration?.modes).toEqual({ t: 'load' });
  expect(plan({ ...row('r', object('t', 'text')), show: { age: 1 } }).hydration?.kept).toEqual(['t']);
});

it('wakes what shows newer data when there is time, and what follows the form at once', () => {
  const live = planWith(
    { live: { t: ['posts'] }, failed: ['t', 'u'] },
    row('r', object('t', 'text'), object('u', 'text')),
  );
  expect(live.hydration).toEqual({ kept: ['u'], start: 'idle', modes: { t: 'idle' } });
  expect([live.data, live.failed]).toEqual([{ t: { list: [1] } }, ['t']]);
  const bound = [{ path: ['content'], kind: 'text' as const, parts: [] }];
  expect(plan(row('r', object('t', 'text', { bound }))).hydration?.modes).toEqual({ t: 'load' });
});
