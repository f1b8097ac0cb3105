import { copyBlock } from '../../engine/layout/blocks/copyBlock.ts';
import type { JsonObject, LayoutObject } from '../../schemas/index.ts';
import { readBlock } from '../document/catalog/blockWidget.ts';
import { toJson } from '../document/convert/toLayout.ts';
import { replaceObject } from '../document/operations/replaceObject.ts';
import { createUid } from '../document/tree/createUid.ts';
import { changeView } from '../state/viewState.ts';
import { copyCommand } from './clipboardCommands.ts';
import { type CommandContext, ofLayout } from './command.ts';

/** Asks for a name and saves the selection as a block of the site. */
export const saveBlockCommand = ofLayout({
  name: 'saveBlock',
  label: 'saveBlock',
  enabled: (context) => copyCommand.enabled(context),
  perform: ({ view }) => changeView(view, { savingBlock: true, sheet: null }),
});

/** Puts a copy of the block that is shown in the place of the object that shows it. */
export const copyBlockCommand = ofLayout({
  name: 'copyBlock',
  label: 'copyBlock',
  enabled: ({ editor, catalog }) => {
    const [id, ...others] = editor.getSelection();
    return id !== undefined && others.length === 0 && readBlock(catalog, editor.getTree()[id]) !== undefined;
  },
  perform: (context) => void copySelected(context),
});

async function copySelected({ editor, catalog, layouts, message }: CommandContext): Promise<void> {
  const id = editor.getSelected();
  const block = id === null ? undefined : readBlock(catalog, editor.getTree()[id]);
  if (id === null || !block) return;
  const stored = await layouts.read(block.key).catch(() => undefined);
  // The page may have changed while the block was on its way.
  if (!editor.getTree()[id]) return;
  if (!stored?.published) {
    message.set({ tone: 'danger', lines: [{ word: 'blockCopyFailed' }] });
    return;
  }
  const object = toJson(editor.getTree(), id) as unknown as LayoutObject; // a node of the kind object
  const findDefinition = (type: string) => catalog.find(type)?.definition;
  const copy = copyBlock(object, block.definition, stored.published, { findDefinition, createId: createUid });
  editor.edit((tree) => replaceObject(tree, { id, object: copy as unknown as JsonObject }), { select: () => id });
  message.set({ tone: 'quiet', lines: [{ word: 'blockCopied' }] });
}
