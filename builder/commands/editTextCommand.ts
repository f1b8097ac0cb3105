import { TextCursorInput } from 'lucide-static';
import { listTexts } from '../document/catalog/listTexts.ts';
import type { Command, CommandContext } from './command.ts';

/** Types the first text of what is selected on the page; Tab goes on to the next. */
export const editTextCommand: Command = {
  name: 'editText',
  label: 'editText',
  icon: TextCursorInput,
  shortcuts: ['enter', 'f2'],
  scope: 'canvas',
  enabled: hasText,
  perform: ({ editor, typing }) => {
    const [node] = editor.getSelection();
    if (node !== undefined) typing.set({ node, at: null });
  },
};

function hasText({ editor, catalog }: CommandContext): boolean {
  const tree = editor.getTree();
  const holds = (id: string): boolean => {
    const node = tree[id];
    const definition = node?.kind === 'object' ? catalog.find(node.data.type)?.definition : undefined;
    const isText = node && definition && listTexts(node.data, definition.props, 'th').length > 0;
    return isText || (node?.children.some(holds) ?? false);
  };
  const [id, ...others] = editor.getSelection();
  return id !== undefined && others.length === 0 && holds(id);
}
