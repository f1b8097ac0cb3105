import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Column, Layout, LayoutObject, Row } from '../../../schemas/index.ts';
import { isSameJson } from '../isSameJson.ts';
import { listLayoutFaults } from '../listLayoutFaults.ts';
import { findObject, listObjects } from '../walkLayout.ts';
import { mergeLayouts } from './mergeLayouts.ts';
import { tellConflict } from './tellConflict.ts';

const object = (uid: string, more: object = {}): LayoutObject => ({ uid, type: 'text', v: 1, ...more });
const row = (uid: string, ...objects: LayoutObject[]): Row => ({ uid, columns: [{ uid: `${uid}-c`, objects }] });
const layoutOf = (...rows: Row[]): Layout => ({ version: 1, kind: 'screen', settings: { title: 'ก' }, rows });
const base = layoutOf(row('a', object('one', { text: '1', size: 1 }), object('two')), row('b', object('three')));
const change = (layout: Layout, edit: (copy: Layout) => void): Layout => {
  const copy = structuredClone(layout);
  edit(copy);
  return copy;
};
const objectsOf = (layout: Layout, at: number): LayoutObject[] => layout.rows[at]?.columns[0]?.objects ?? [];
const draw = ({ rows }: Layout) =>
  rows
    .map(({ columns }) => columns.map(({ objects }) => objects.map(({ uid }) => uid).join(' ')).join('/'))
    .join(' | ');

describe('what both sides did', () => {
  it('takes a new object of the original, and keeps what the site changed beside it', () => {
    const ours = change(base, (copy) => Object.assign(objectsOf(copy, 0)[0] ?? {}, { text: 'ของเรา' }));
    const theirs = change(base, (copy) => objectsOf(copy, 0).splice(1, 0, object('new')));
    const { layout, conflicts } = mergeLayouts({ base, ours, theirs });
    expect([draw(layout), conflicts]).toEqual(['one new two | three', []]);
    expect(findObject(layout, 'one')?.text).toBe('ของเรา');
  });

  it('merges properties one by one, and asks about one that has two values', () => {
    const ours = change(base, (copy) => Object.assign(objectsOf(copy, 0)[0] ?? {}, { text: 'ours' }));
    const theirs = change(base, (copy) => Object.assign(objectsOf(copy, 0)[0] ?? {}, { text: 'theirs', size: 2 }));
    const merged = mergeLayouts({ base, ours, theirs });
    expect(findObject(merged.layout, 'one')).toMatchObject({ text: 'ours', size: 2 });
    expect(merged.conflicts).toMatchObject([
      { kind: 'value', path: ['text'], base: '1', ours: 'ours', theirs: 'theirs' },
    ]);
    const taken = mergeLayouts({ base, ours, theirs }, new Set(merged.conflicts.map(({ id }) => id)));
    expect(findObject(taken.layout, 'one')).toMatchObject({ text: 'theirs', size: 2 });
  });

  it('merges a text language by language, and asks about one language alone', () => {
    const say = (th: string, en: string) =>
      change(base, (copy) => Object.assign(objectsOf(copy, 0)[0] ?? {}, { text: { th, en } }));
    const read = ({ layout, conflicts }: ReturnType<typeof mergeLayouts>) => [
      findObject(layout, 'one')?.text,
      conflicts.map((conflict) => tellConflict(conflict, () => undefined).property?.en),
    ];
    const both = mergeLayouts({ base: say('ก', 'a'), ours: say('ข', 'a'), theirs: say('ก', 'b') });
    expect(read(both)).toEqual([{ th: 'ข', en: 'b' }, []]);
    const plain = change(base, (copy) => Object.assign(objectsOf(copy, 0)[0] ?? {}, { text: 'a' }));
    expect(read(mergeLayouts({ base: plain, ours: say('ข', 'a'), theirs: say('a', 'b') }))).toEqual([
      { th: 'ข', en: 'b' },
      [],
    ]);
    const same = mergeLayouts({ base: say('ก', 'a'), ours: say('ข', 'a'), theirs: say('ค', 'b') });
    expect(read(same)).toEqual([{ th: 'ข', en: 'b' }, ['text (Thai)']]);
    const fresh = mergeLayouts({ base: layoutOf(row('a', object('one'))), ours: say('ข', 'a'), theirs: say('ค', 'b') });
    expect(read(fresh)).toEqual([{ th: 'ข', en: 'a' }, expect.arrayContaining(['text'])]);
  });

  it('keeps what the site changed and the original removed, until the site says otherwise', () => {
    const ours = change(base, (copy) => Object.assign(objectsOf(copy, 1)[0] ?? {}, { text: 'ours' }));
    const theirs = change(base, (copy) => copy.rows.splice(1, 1));
    const { layout, conflicts } = mergeLayouts({ base, ours, theirs });
    expect([draw(layout), conflicts.map(({ kind, part }) => `${kind} ${part.uid}`)]).toEqual([
      'one two | three',
      ['removedThere b'],
    ]);
    const [conflict] = conflicts;
    expect(draw(mergeLayouts({ base, ours, theirs }, new Set([conflict?.id ?? ''])).layout)).toBe('one two');
  });

  it('leaves away what the site removed, and tells when the original changed it', () => {
    const ours = change(base, (copy) => objectsOf(copy, 0).splice(1, 1));
    const theirs = change(base, (copy) => Object.assign(objectsOf(copy, 0)[1] ?? {}, { text: 'better' }));
    const { layout, conflicts } = mergeLayouts({ base, ours, theirs });
    expect([draw(layout), conflicts.map(({ kind }) => kind)]).toEqual(['one | three', ['removedHere']]);
    const taken = mergeLayouts({ base, ours, theirs }, new Set(conflicts.map(({ id }) => id)));
    expect(draw(taken.layout)).toBe('one two | three');
  });

  it('moves with the side that moved, and ends where each moved one container into the other', () => {
    const moved = change(base, (copy) => objectsOf(copy, 1).push(...objectsOf(copy, 0).splice(0, 1)));
    expect(draw(mergeLayouts({ base, ours: base, theirs: moved }).layout)).toBe('two | three one');
    expect(draw(mergeLayouts({ base, ours: moved, theirs: base }).layout)).toBe('two | three one');
    const boxes = layoutOf(
      row('x', object('p', { rows: [row('in-p')] })),
      row('y', object('q', { rows: [row('in-q')] })),
    );
    const into = (from: number, to: number) =>
      change(boxes, (copy) => {
        const [taken] = objectsOf(copy, from).splice(0, 1);
        const inner = objectsOf(copy, to)[0]?.rows?.[0]?.columns[0];
        if (taken) inner?.objects.push(taken);
      });
    const circle = mergeLayouts({ base: boxes, ours: into(0, 1), theirs: into(1, 0) });
    expect(listObjects(circle.layout).map(({ uid }) => uid)).toEqual(['q', 'p']);
  });

  it('gives a new part of the original another uid where the site uses it for something else', () => {
    const ours = change(base, (copy) => copy.rows.push(row('fresh', object('mine'))));
    const theirs = change(base, (copy) => objectsOf(copy, 0).push(object('fresh')));
    const { layout } = mergeLayouts({ base, ours, theirs });
    expect(listLayoutFaults(layout)).toEqual([]);
    expect(draw(layout)).toBe('one two fresh-2 | three | mine');
  });
});

type Step = { kind: number; at: number; to: number; value: number };
const step = fc.record({ kind: fc.nat(5), at: fc.nat(50), to: fc.nat(50), value: fc.nat(4) });
const steps = fc.array(step, { maxLength: 8 });

/** A layout after some random edits; new parts begin with the letter. */
function edit(layout: Layout, list: readonly Step[], letter: string): Layout {
  return change(layout, (copy) => {
    list.forEach((each, index) => {
      apply(copy, each, `${letter}${index}`);
    });
  });
}

function apply(layout: Layout, { kind, at, to, value }: Step, uid: string): void {
  const columns = listColumns(layout.rows);
  const from = columns[at % columns.length];
  const target = columns[to % columns.length];
  const picked = from?.objects[value % Math.max(1, from.objects.length)];
  if (kind === 0) target?.objects.splice(value, 0, object(uid, { rows: [row(`${uid}-r`, object(`${uid}-o`))] }));
  if (kind === 1 && picked) Object.assign(picked, { text: `t${value}`, look: { tone: to % 3, size: value } });
  if (kind === 2 && picked) from?.objects.splice(from.objects.indexOf(picked), 1);
  if (kind === 3 && picked && target && !holds(picked, target)) {
    from?.objects.splice(from.objects.indexOf(picked), 1);
    target.objects.splice(value, 0, picked);
  }
  if (kind === 4) layout.rows.reverse();
  if (kind === 5 && layout.rows.length > 1) layout.rows.splice(at % layout.rows.length, 1);
}

function listColumns(rows: Row[]): Column[] {
  return rows.flatMap(({ columns }) =>
    columns.flatMap((column) => [column, ...column.objects.flatMap((each) => listColumns(each.rows ?? []))]),
  );
}

const holds = (each: LayoutObject, column: Column) => listColumns(each.rows ?? []).includes(column);
const start = layoutOf(
  ...['a', 'b', 'c', 'd'].map((name) =>
    row(
      name,
      object(`${name}1`, { rows: [row(`${name}r`, object(`${name}2`), object(`${name}3`))] }),
      object(`${name}4`),
    ),
  ),
);
/** The first two rows, or the last two. */
const halfOf = ({ rows }: Layout, half: number) => (half === 0 ? rows.slice(0, 2) : rows.slice(-2));

/** Edits of one half alone, in which every row stays where it is. */
function editRows(half: number, list: readonly Step[], letter: string): Layout {
  const within = list.filter(({ kind }) => kind < 4);
  const edited = edit({ ...start, rows: halfOf(start, half) }, within, letter).rows;
  return { ...start, rows: half === 0 ? [...edited, ...halfOf(start, 1)] : [...halfOf(start, 0), ...edited] };
}

const uidsOf = (layout: Layout) => new Set(listObjects(layout).map(({ uid }) => uid));
const isSame = (one: Layout, other: Layout) =>
  isSameJson(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));

describe('random edits of both sides', () => {
  it('gives the other side where one side did nothing, and both where they did the same', () => {
    fc.assert(
      fc.property(steps, (list) => {
        const other = edit(start, list, 'x');
        for (const sides of [
          { base: start, ours: start, theirs: other },
          { base: start, ours: other, theirs: start },
          { base: start, ours: other, theirs: other },
        ]) {
          const { layout, conflicts } = mergeLayouts(sides);
          expect(conflicts).toEqual([]);
          expect(isSame(layout, other), JSON.stringify(layout)).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('holds the edits of both where each side edited rows of its own, and asks about nothing', () => {
    fc.assert(
      fc.property(steps, steps, (mine, other) => {
        const [ours, theirs] = [editRows(0, mine, 'x'), editRows(1, other, 'y')];
        const { layout, conflicts } = mergeLayouts({ base: start, ours, theirs });
        expect(conflicts).toEqual([]);
        expect(isSame(layout, { ...start, rows: [...halfOf(ours, 0), ...halfOf(theirs, 1)] })).toBe(true);
        expect(listLayoutFaults(layout)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('makes a sound layout, loses no object of the site and hides no new one of the original', () => {
    fc.assert(
      fc.property(steps, steps, fc.boolean(), (mine, other, takeAll) => {
        const sides = { base: start, ours: edit(start, mine, 'x'), theirs: edit(start, other, 'y') };
        const first = mergeLayouts(sides);
        const { layout } = takeAll ? mergeLayouts(sides, new Set(first.conflicts.map(({ id }) => id))) : first;
        expect(listLayoutFaults(layout)).toEqual([]);
        if (takeAll) return;
        const [was, ours, theirs, merged] = [start, sides.ours, sides.theirs, layout].map(uidsOf);
        for (const uid of ours ?? [])
          if (!merged?.has(uid)) expect([was?.has(uid), theirs?.has(uid)]).toEqual([true, false]);
        const isTold = first.conflicts.some(({ kind }) => kind === 'removedHere');
        for (const uid of theirs ?? []) if (!was?.has(uid) && !merged?.has(uid)) expect(isTold).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
