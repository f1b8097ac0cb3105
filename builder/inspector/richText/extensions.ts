import { type Extensions, Mark, mergeAttributes, Node } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import StarterKit from '@tiptap/starter-kit';
import { htmlPolicy } from '../../../engine/content/htmlPolicy.ts';

/** The content that the editor supports; a text with more is edited as HTML (`keepsHtml`). */
export const extensions: Extensions = [
  StarterKit.configure({
    trailingNode: false, // an empty paragraph that nobody wrote
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: true,
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: isAllowedAddress,
    },
  }),
  TextAlign.configure({
    types: ['heading', 'paragraph'],
    alignments: ['start', 'left', 'center', 'end', 'right', 'justify'],
  }),
  Table.extend({
    // The page decides the widths of columns.
    renderHTML: () => ['table', ['tbody', 0]],
    addNodeView: undefined,
  }),
  TableRow,
  TableHeader,
  TableCell,
  Node.create({
    name: 'picture',
    group: 'inline',
    inline: true,
    draggable: true,
    addAttributes: () => keptAttributes(...(htmlPolicy.attributes.img ?? []), 'style', 'class', 'title'),
    parseHTML: () => [{ tag: 'img[src]' }],
    renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  }),
  Mark.create({
    name: 'look',
    // Existing colours and sizes are kept, though there is no button for them.
    priority: 10,
    addAttributes: () => keptAttributes('style', 'class', 'lang', 'dir', 'title'),
    parseHTML: () => [{ tag: 'span[style], span[class], span[lang], span[dir], span[title]' }],
    renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes), 0],
  }),
  ...['mark', 'small', 'sub', 'sup'].map((name) =>
    Mark.create({ name, parseHTML: () => [{ tag: name }], renderHTML: () => [name, 0] }),
  ),
];

/** A URL that the sanitiser allows; one with a placeholder is checked when it is filled. */
export function isAllowedAddress(address: string | null | undefined): boolean {
  const [, scheme] = /^\s*([a-z][a-z0-9+.-]*):/i.exec(address ?? '') ?? [];
  if (!address || /^\s*(\/\/|\\)/.test(address)) return false;
  return scheme === undefined || htmlPolicy.schemes.includes(scheme.toLowerCase());
}

function keptAttributes(...names: string[]): Record<string, { default: null }> {
  return Object.fromEntries(names.map((name) => [name, { default: null }]));
}
