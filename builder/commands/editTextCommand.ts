import { TextCursorInput } from 'lucide-static';
import { listTexts } from '../document/catalog/listTexts.ts';
import type { Command, CommandContext } from './command.ts';

/** Types a text of the selection on the page: its first one; Tab goes on to the next. */
export const editTextCommand: Command = {
  name: 'editText',
  label: 'editText',
  icon: TextCursorInput,
  shortcuts: ['enter', 'f2'],
  scope: 'canvas',
  enabled: (context) => findTextObject(context) !== null,
  perform: (context) => {
    const node = findTextObject(context);
    if (node !== null) context.typing.set({ node, at: null });
  },
};

/** The first object with texts among what is selected and stands in it. */
function findTextObject({ editor, catalog }: CommandContext): string | null {
  const tree = editor.getTree();
  const find = (ids: readonly string[]): string | null => {
    for (const id of ids) {
      const node = tree[id];
      if (!node) continue;
      const definition = node.kind === 'object' ? catalog.find(node.data.type)?.definition : undefined;
      if (definition && listTexts(node.data, definition.props, 'th').length > 0) return id;
      const inside = find(node.children);
      if (inside !== null) return inside;
    }
    return null;
  };
  return find(editor.getSelection());
}
