import { expect, it } from 'vitest';
import { createCatalog } from '../../document/catalog/catalog.ts';
import { findNextPlace } from '../../document/catalog/findNextPlace.ts';
import { toEditor } from '../../document/convert/toEditor.ts';
import type { Place } from '../../document/tree/place.ts';
import { buildTree } from '../../testing/buildTree.ts';
import { fakeCatalog } from '../../testing/fakeCatalog.ts';
import { listPlaces } from './listPlaces.ts';
import { skipOwnEnd } from './startPlace.ts';
import { stepPlace } from './stepPlace.ts';

const draw = (place: Place) =>
  place.kind === 'object'
    ? `${place.column}:${place.index}`
    : place.kind === 'column'
      ? `|${place.row}:${place.index}`
      : `-${place.parent}:${place.index}${place.panel ? `@${place.panel}` : ''}`;

it('lists every place in document order', () => {
  const places = listPlaces(buildTree('a / b | c'), createCatalog([]), { kind: 'widget', type: 'x' });
  expect(places.map(draw).join(' ')).toBe(
    '-ROOT:0 |r0:0 r0c0:0 r0c0:1 |r0:1 r0c1:0 r0c1:1 |r0:2 -ROOT:1 |r1:0 r1c0:0 r1c0:1 |r1:1 -ROOT:2',
  );
});

it('goes into containers, and not into the one that is moved', () => {
  const tree = buildTree('card | b');
  const into = (source: Parameters<typeof listPlaces>[2]) => listPlaces(tree, fakeCatalog, source).map(draw);
  expect(into({ kind: 'object', id: 'b' })).toContain('-card:0');
  expect(into({ kind: 'object', id: 'card' })).not.toContain('-card:0');
});

it('goes through the panels of a container one by one', () => {
  const [first] = fakeCatalog.entries;
  const panels = { ...first!.definition, type: 'tabs', container: { panelsFrom: 'panels' } };
  const catalog = createCatalog([{ ...first!, definition: panels }]);
  const row = (uid: string, tab: string) => ({ uid, tab, columns: [] });
  const tabs = {
    uid: 'tabs',
    type: 'tabs',
    panels: [{ uid: 'p' }, { uid: 'q' }, { uid: 'empty' }],
    rows: [row('b', 'q'), row('a', 'p')],
  };
  const tree = toEditor({
    version: 1,
    kind: 'page',
    settings: {},
    rows: [{ uid: 'r', columns: [{ uid: 'k', objects: [tabs] }] }],
  });
  const between = listPlaces(tree, catalog, { kind: 'row', id: 'other' }).map(draw);
  expect(between).toEqual(['-ROOT:0', '-tabs:1@p', '-tabs:2@p', '-tabs:0@q', '-tabs:1@q', '-tabs:2@empty', '-ROOT:1']);
});

it('offers a row only the places between rows', () => {
  const places = listPlaces(buildTree('a / b | c'), createCatalog([]), { kind: 'row', id: 'r0' });
  expect(places.map(draw)).toEqual(['-ROOT:0', '-ROOT:1', '-ROOT:2']);
});

it('leaves out the place right behind the moved object', () => {
  const tree = buildTree('a b');
  const places = listPlaces(tree, createCatalog([]), { kind: 'object', id: 'a' });
  expect(skipOwnEnd(tree, { kind: 'object', id: 'a' }, places).map(draw)).not.toContain('r0c0:1');
});

it('steps through the places and stays at the ends', () => {
  const places = listPlaces(buildTree('a | b'), createCatalog([]), { kind: 'widget', type: 'x' });
  const step = (at: number, code: string) => stepPlace(places, at, code)?.number;
  expect(step(0, 'ArrowDown')).toBe(2);
  expect(step(0, 'ArrowUp')).toBe(1);
  expect(step(0, 'End')).toBe(places.length);
  expect(step(1, 'PageDown')).toBe(6);
  expect(step(1, 'KeyA')).toBeUndefined();
});

it('puts what is not dragged behind the selection, or at the end of the page', () => {
  const tree = buildTree('a b / c | d');
  expect(draw(findNextPlace(tree, fakeCatalog, 'a'))).toBe('r0c0:1');
  expect(draw(findNextPlace(tree, fakeCatalog, 'r0c1'))).toBe('r0c1:1');
  expect(draw(findNextPlace(tree, fakeCatalog, 'r0'))).toBe('-ROOT:1');
  expect(draw(findNextPlace(tree, fakeCatalog, null))).toBe('-ROOT:2');
  expect(draw(findNextPlace(buildTree('card | b'), fakeCatalog, 'card'))).toBe('-card:0');
});
