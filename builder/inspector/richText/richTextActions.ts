import type { Editor } from '@tiptap/core';
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  Code,
  Italic,
  List,
  ListOrdered,
  Quote,
  Redo2,
  RemoveFormatting,
  Strikethrough,
  Table,
  Underline,
  Undo2,
} from 'lucide-static';
import type { WordKey } from '../../language/th.ts';

/** An action of the toolbar, and whether it is active. */
export interface RichTextAction {
  word: WordKey;
  svg: string;
  act: (editor: Editor) => void;
  isOn?: (editor: Editor) => boolean;
  isOff?: (editor: Editor) => boolean;
}

const mark = (word: WordKey, svg: string, name: string): RichTextAction => ({
  word,
  svg,
  act: (editor) => editor.chain().focus().toggleMark(name).run(),
  isOn: (editor) => editor.isActive(name),
});
const align = (word: WordKey, svg: string, where: string): RichTextAction => ({
  word,
  svg,
  act: (editor) =>
    editor.isActive({ textAlign: where })
      ? editor.chain().focus().unsetTextAlign().run()
      : editor.chain().focus().setTextAlign(where).run(),
  isOn: (editor) => editor.isActive({ textAlign: where }),
});

/** What is needed every day; the others are shown when they are asked for, where the bar stands over the page. */
export const everyday: ReadonlySet<WordKey> = new Set(['bold', 'italic', 'list']);

/** The buttons in groups; the link has a part of its own. */
export const actionGroups: readonly (readonly RichTextAction[])[] = [
  [
    mark('bold', Bold, 'bold'),
    mark('italic', Italic, 'italic'),
    mark('underline', Underline, 'underline'),
    mark('strike', Strikethrough, 'strike'),
  ],
  [
    {
      word: 'list',
      svg: List,
      act: (editor) => editor.chain().focus().toggleBulletList().run(),
      isOn: (editor) => editor.isActive('bulletList'),
    },
    {
      word: 'orderedList',
      svg: ListOrdered,
      act: (editor) => editor.chain().focus().toggleOrderedList().run(),
      isOn: (editor) => editor.isActive('orderedList'),
    },
    {
      word: 'quote',
      svg: Quote,
      act: (editor) => editor.chain().focus().toggleBlockquote().run(),
      isOn: (editor) => editor.isActive('blockquote'),
    },
    {
      word: 'insertTable',
      svg: Table,
      act: (editor) =>
        editor.isActive('table')
          ? editor.chain().focus().deleteTable().run()
          : editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
      isOn: (editor) => editor.isActive('table'),
    },
  ],
  [
    align('alignStart', AlignLeft, 'start'),
    align('alignCenter', AlignCenter, 'center'),
    align('alignEnd', AlignRight, 'end'),
  ],
  [
    {
      word: 'clearMarks',
      svg: RemoveFormatting,
      act: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
    },
    {
      word: 'undo',
      svg: Undo2,
      act: (editor) => editor.chain().focus().undo().run(),
      isOff: (editor) => !editor.can().undo(),
    },
    {
      word: 'redo',
      svg: Redo2,
      act: (editor) => editor.chain().focus().redo().run(),
      isOff: (editor) => !editor.can().redo(),
    },
  ],
];

/** Actions on rows and columns, while the caret is in a table. */
export const tableActions: readonly { word: WordKey; act: (editor: Editor) => void }[] = [
  { word: 'addTableRow', act: (editor) => editor.chain().focus().addRowAfter().run() },
  { word: 'addTableColumn', act: (editor) => editor.chain().focus().addColumnAfter().run() },
  { word: 'removeTableRow', act: (editor) => editor.chain().focus().deleteRow().run() },
  { word: 'removeTableColumn', act: (editor) => editor.chain().focus().deleteColumn().run() },
];

export const sourceIcon = Code;
