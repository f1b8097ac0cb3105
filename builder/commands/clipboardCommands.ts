import { ClipboardPaste, Copy, Scissors } from 'lucide-static';
import { findNextPlace } from '../document/catalog/findNextPlace.ts';
import { type Clip, copyParts, readClip, writeClip } from '../document/clip/clip.ts';
import { type Inserted, insertParts } from '../document/clip/insertParts.ts';
import type { FieldKinds } from '../document/clip/renameFields.ts';
import { removeNodes } from '../document/operations/removeNodes.ts';
import { getNode, listSubtree } from '../document/tree/tree.ts';
import type { Remark } from '../state/message.ts';
import { type Command, type CommandContext, ofLayout } from './command.ts';

export const copyCommand: Command = {
  name: 'copy',
  label: 'copy',
  icon: Copy,
  shortcuts: ['mod+c'],
  native: true,
  enabled: canCopy,
  perform: (context) => {
    const text = copySelection(context);
    if (text !== null) void context.clipboard.write(text);
  },
};

export const cutCommand = ofLayout({
  name: 'cut',
  label: 'cut',
  icon: Scissors,
  shortcuts: ['mod+x'],
  native: true,
  enabled: canCopy,
  perform: (context) => {
    const text = cutSelection(context);
    if (text !== null) void context.clipboard.write(text);
  },
});

export const pasteCommand = ofLayout({
  name: 'paste',
  label: 'paste',
  icon: ClipboardPaste,
  shortcuts: ['mod+v'],
  native: true,
  enabled: () => true,
  perform: (context) => void context.clipboard.read().then((text) => pasteText(context, text)),
});

/** The selection as a text for the clipboard; null when there is nothing to copy. */
export function copySelection(context: CommandContext): string | null {
  const { editor, draft } = context;
  const parts = copyParts(editor.getTree(), editor.getSelection());
  if (parts.length === 0) return null;
  tell(context, 'quiet', [{ word: 'copied', params: { count: parts.length } }]);
  return writeClip({ source: draft.key, parts });
}

/** The same, and takes it off the page. */
export function cutSelection(context: CommandContext): string | null {
  const { editor } = context;
  const text = copySelection(context);
  if (text === null) return null;
  const tree = editor.getTree();
  const ids = editor.getSelection().flatMap((id) => {
    const { kind, children } = getNode(tree, id);
    return kind === 'column' ? children : [id];
  });
  editor.edit((before) => removeNodes(before, { ids }));
  return text;
}

/** Puts the text of a clipboard on the page, as one step, or says why it cannot be. */
export function pasteText(context: CommandContext, text: string): void {
  const { editor, catalog, draft } = context;
  const clip = readClip(text);
  if (typeof clip === 'string') {
    tell(context, 'danger', [{ word: refusals[clip] }]);
    return;
  }
  const tree = editor.getTree();
  const inserted = insertParts(tree, {
    parts: clip.parts,
    place: findNextPlace(tree, catalog, editor.getSelected()),
    kinds: fieldKindsOf(context),
    keepsUids: clip.source === draft.key,
  });
  if (inserted) editor.edit(() => inserted.tree, { select: () => inserted.ids });
  tellInsertion(context, inserted);
}

const refusals = { foreign: 'pasteForeign', newer: 'pasteNewer', broken: 'pasteBroken' } as const satisfies Record<
  Exclude<ReturnType<typeof readClip>, Clip>,
  string
>;

/** Says what became of parts that were put on the page: names that were taken, widgets that nobody knows here. */
export function tellInsertion(context: CommandContext, inserted: Inserted | null): void {
  if (!inserted) {
    tell(context, 'danger', [{ word: 'pasteTooLarge' }]);
    return;
  }
  const types = listUnknown(context, inserted);
  const names = inserted.renamed.map(({ from, to }) => `${from} → ${to}`);
  const remarks: Remark['lines'] = [
    ...(types.length > 0 ? [{ word: 'pasteUnknown' as const, params: { types: types.join(', ') } }] : []),
    ...(names.length > 0 ? [{ word: 'pasteRenamed' as const, params: { names: names.join(', ') } }] : []),
  ];
  const done = { word: 'pasted' as const, params: { count: inserted.ids.length } };
  tell(context, remarks.length > 0 ? 'info' : 'quiet', [done, ...remarks]);
}

/** Whether a node is a field of a form, by its widget. */
export function fieldKindsOf({ catalog }: Pick<CommandContext, 'catalog'>): FieldKinds {
  return {
    isField: ({ data }) => catalog.find(data.type)?.definition.field !== undefined,
    isForm: ({ kind, data }) => kind === 'object' && catalog.find(data.type)?.definition.form !== undefined,
  };
}

function listUnknown({ catalog }: CommandContext, { tree, ids }: Inserted): string[] {
  const types = ids.flatMap((id) =>
    listSubtree(tree, id).flatMap((each) => {
      const { kind, data } = getNode(tree, each);
      if (kind !== 'object') return [];
      const definition = catalog.find(data.type)?.definition;
      const isKnown = definition && (typeof data.v === 'number' ? data.v : 1) <= definition.version;
      return isKnown ? [] : [String(data.type)];
    }),
  );
  return [...new Set(types)];
}

function canCopy({ editor }: CommandContext): boolean {
  const tree = editor.getTree();
  return editor.getSelection().some((id) => {
    const { kind, children } = getNode(tree, id);
    return kind === 'column' ? children.length > 0 : kind !== 'layout';
  });
}

function tell({ message }: CommandContext, tone: Remark['tone'], lines: Remark['lines']): void {
  message.set({ tone, lines });
}
