import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listLayoutFaults } from '../../engine/layout/listLayoutFaults.ts';
import { testTimeout } from '../../tests/support/patience.ts';
import { findNextPlace } from '../document/catalog/findNextPlace.ts';
import { copyParts, readClip, writeClip } from '../document/clip/clip.ts';
import { duplicateNodes } from '../document/clip/duplicateNodes.ts';
import { insertParts } from '../document/clip/insertParts.ts';
import { toEditor } from '../document/convert/toEditor.ts';
import { toLayout } from '../document/convert/toLayout.ts';
import { addRow } from '../document/operations/addRow.ts';
import { insertObject } from '../document/operations/insertObject.ts';
import { moveObject } from '../document/operations/moveObject.ts';
import { removeNodes } from '../document/operations/removeNodes.ts';
import { setColumnSizes } from '../document/operations/setColumnSizes.ts';
import { setProperty } from '../document/operations/setProperty.ts';
import { splitColumn } from '../document/operations/splitColumn.ts';
import { stepNodes } from '../document/operations/stepNodes.ts';
import { createUid } from '../document/tree/createUid.ts';
import type { Place } from '../document/tree/place.ts';
import { getNode, type LayoutTree, type NodeKind, rootId } from '../document/tree/tree.ts';
import { arbitraryLayout } from '../testing/arbitraryLayout.ts';
import { buildLayout } from '../testing/buildLayout.ts';
import { expectSound } from '../testing/expectSound.ts';
import { fakeCatalog } from '../testing/fakeCatalog.ts';
import { openEditor } from '../testing/openEditor.ts';

/** How many random sequences are tried; SALA_EDITS=10000 looks much longer. */
const numRuns = Number(process.env.SALA_EDITS ?? 200);

/** For the whole of them, in milliseconds; a busy machine takes 60 for one. */
const limit = testTimeout + numRuns * 100;

const kinds = { isField: () => true, isForm: () => false };

interface Step {
  edit: keyof typeof edits;
  a: number;
  b: number;
  text: string;
}

interface Hand {
  step: Step;
  /** A node of this kind, chosen by a number; undefined when there is none. */
  pick: (kind: NodeKind, by: number) => string | undefined;
  /** Several nodes, of any kind. */
  many: () => string[];
  /** What was copied or cut last, as the text of a clipboard. */
  clipboard: { text: string };
}

/** Every way in which a person changes a page; an edit without a place leaves the tree alone. */
const edits = {
  type: (tree, { step, pick }) => {
    const id = pick('object', step.a);
    const path = step.b % 2 === 0 ? ['text'] : ['items', 0, 'title', 'th'];
    return id === undefined ? tree : setProperty(tree, { id, path, value: step.text });
  },
  clear: (tree, { step, pick }) => {
    const id = pick('object', step.a);
    const path = Object.keys(tree[id ?? '']?.data ?? {}).filter((key) => !['uid', 'type', 'rows'].includes(key));
    const key = path[step.b % path.length];
    return id === undefined || key === undefined ? tree : setProperty(tree, { id, path: [key], value: undefined });
  },
  insert: (tree, hand) => {
    const place = choosePlace(tree, hand);
    return place ? insertObject(tree, { object: { uid: createUid(), type: 'header', v: 1 }, place }) : tree;
  },
  addRow: (tree, { step }) => addRow(tree, { parent: rootId, index: 0, sizes: [[12], [6, 6], [4, 4, 4]][step.a % 3] }),
  move: (tree, hand) => {
    const id = hand.pick('object', hand.step.a);
    const place = choosePlace(tree, hand);
    return id === undefined || !place ? tree : moveObject(tree, { id, place });
  },
  step: (tree, { step, many }) =>
    stepNodes(tree, { ids: many(), direction: (['up', 'down', 'left', 'right'] as const)[step.b % 4] ?? 'up' }),
  split: (tree, { step, pick }) => {
    const id = pick('column', step.a);
    return id === undefined ? tree : splitColumn(tree, { id });
  },
  resize: (tree, { step, pick }) => {
    const row = pick('row', step.a);
    const count = (step.b % 12) + 1;
    return row === undefined ? tree : setColumnSizes(tree, { row, sizes: Array.from({ length: count }, () => 1) });
  },
  remove: (tree, { many }) => removeNodes(tree, { ids: many() }),
  duplicate: (tree, { many }) => duplicateNodes(tree, { ids: many(), kinds })?.tree ?? tree,
  copy: (tree, { many, clipboard, step }) => {
    const parts = copyParts(tree, many());
    if (parts.length > 0) clipboard.text = writeClip({ source: step.b % 2 === 0 ? 'here' : 'elsewhere', parts });
    return tree;
  },
  cut: (tree, { many, clipboard }) => {
    const ids = many();
    const parts = copyParts(tree, ids);
    if (parts.length === 0) return tree;
    clipboard.text = writeClip({ source: 'here', parts });
    return removeNodes(tree, { ids });
  },
  paste: (tree, { step, pick, clipboard }) => {
    const clip = readClip(clipboard.text);
    if (typeof clip === 'string') return tree;
    const kind = (['object', 'column', 'row', 'layout'] as const)[step.b % 4] ?? 'object';
    const place = findNextPlace(tree, fakeCatalog, pick(kind, step.a) ?? null);
    return insertParts(tree, { parts: clip.parts, place, kinds, keepsUids: clip.source === 'here' })?.tree ?? tree;
  },
} satisfies Record<string, (tree: LayoutTree, hand: Hand) => LayoutTree>;

const steps = fc.array(
  fc.record<Step>({
    edit: fc.constantFrom(...(Object.keys(edits) as (keyof typeof edits)[])),
    a: fc.nat(),
    b: fc.nat(),
    text: fc.string({ maxLength: 12 }),
  }),
  { minLength: 1, maxLength: 15 },
);
const foreign = fc.oneof(
  fc.constant(''),
  fc
    .json({ maxDepth: 3 })
    .map((parts) => parts.replaceAll('\\\\', '/')) // as in `arbitraryLayout`
    .map((parts) => `{"format":"sala-layout-parts","version":1,"parts":[{"kind":"row","json":${parts}}]}`),
  arbitraryLayout.map(({ rows }) => writeClip({ source: 'here', parts: copyParts(toEditor(wrap(rows)), [rootId]) })),
  arbitraryLayout.map(({ rows }) => {
    const tree = toEditor(wrap(rows));
    return writeClip({ source: 'elsewhere', parts: copyParts(tree, getNode(tree, rootId).children) });
  }),
);
const pages = fc.oneof(
  arbitraryLayout,
  fc.nat(30).map((count) => buildLayout(count)),
);

it(
  `holds for ${numRuns} random sequences: sound, lossless, publishable, no uid doubled, and undone to the start`,
  () => {
    fc.assert(
      fc.property(pages, foreign, steps, (layout, text, taken) => {
        const editor = openEditor(toEditor(layout));
        const start = JSON.stringify(layout);
        const [isPublishable, doubled] = [listLayoutFaults(layout).length === 0, listDoubled(editor.getTree())];
        const clipboard = { text };
        for (const step of taken) {
          editor.edit((tree) => edits[step.edit](tree, openHand(tree, step, clipboard)));
          const tree = editor.getTree();
          expectSound(tree);
          const edited = toLayout(tree);
          const stored = JSON.stringify(edited);
          expect(JSON.stringify(toLayout(toEditor(JSON.parse(stored)))), 'nothing is lost when it is stored').toBe(
            stored,
          );
          if (isPublishable)
            expect(listLayoutFaults(edited), `after ${step.edit} the page can still be published`).toEqual([]);
          expect(
            listDoubled(tree).filter((uid) => !doubled.includes(uid)),
            `${step.edit} doubles no uid`,
          ).toEqual([]);
        }
        const end = JSON.stringify(toLayout(editor.getTree()));
        while (editor.canUndo()) editor.undo();
        expect(JSON.stringify(toLayout(editor.getTree()))).toBe(start);
        while (editor.canRedo()) editor.redo();
        expect(JSON.stringify(toLayout(editor.getTree()))).toBe(end);
      }),
      { numRuns },
    );
  },
  limit,
);

/** Uids that more than one node has. */
function listDoubled(tree: LayoutTree): unknown[] {
  const uids = Object.values(tree).flatMap(({ data }) => (data.uid === undefined ? [] : [data.uid]));
  return uids.filter((uid, at) => uids.indexOf(uid) !== at);
}

function openHand(tree: LayoutTree, step: Step, clipboard: { text: string }): Hand {
  const nodes = Object.values(tree);
  const pick = (kind: NodeKind, by: number) => {
    const found = nodes.filter((node) => node.kind === kind);
    return found[by % found.length]?.id;
  };
  const chosen = nodes.filter(({ kind }) => kind !== 'layout');
  const many = () => [step.a, step.b].slice(0, 1 + (step.a % 2)).flatMap((by) => chosen[by % chosen.length]?.id ?? []);
  return { step, pick, many, clipboard };
}

function choosePlace(tree: LayoutTree, { step, pick }: Hand): Place | null {
  const [column, row] = [pick('column', step.b), pick('row', step.b)];
  const index = (length: number) => step.a % (length + 1);
  if (step.a % 3 === 0) return { kind: 'row', parent: rootId, index: index(getNode(tree, rootId).children.length) };
  if (step.a % 3 === 1 && row !== undefined)
    return { kind: 'column', row, index: index(getNode(tree, row).children.length) };
  if (column === undefined) return null;
  return { kind: 'object', column, index: index(getNode(tree, column).children.length) };
}

function wrap(rows: ReturnType<typeof buildLayout>['rows']) {
  return { version: 1 as const, kind: 'page' as const, settings: {}, rows };
}
