import { TextCursorInput } from 'lucide-static';
import { listTexts } from '../document/catalog/listTexts.ts';
import type { Command, CommandContext } from './command.ts';

/** Types the text of the selected object on the page. */
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

/** The selected object, if it is the only one and has texts. */
function findTextObject({ editor, catalog }: CommandContext): string | null {
  const [id, ...others] = editor.getSelection();
  const node = id === undefined || others.length > 0 ? undefined : editor.getTree()[id];
  const definition = node?.kind === 'object' ? catalog.find(node.data.type)?.definition : undefined;
  return node && definition && listTexts(node.data, definition.props, 'th').length > 0 ? node.id : null;
}
