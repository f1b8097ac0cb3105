import { type Extensions, Mark, mergeAttributes, Node } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import StarterKit from '@tiptap/starter-kit';
import { htmlPolicy } from '../../../engine/html/htmlPolicy.ts';

/** What the editor of texts knows; a text that holds more is edited as its HTML (`keepsHtml`). */
export const extensions: Extensions = [
  StarterKit.configure({
    trailingNode: false, // an empty paragraph nobody wrote
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
    // Widths of columns are left to the page.
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
    // Colours and sizes that came with a text stay, though there is no button for them.
    priority: 10,
    addAttributes: () => keptAttributes('style', 'class', 'lang', 'dir', 'title'),
    parseHTML: () => [{ tag: 'span[style], span[class], span[lang], span[dir], span[title]' }],
    renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes), 0],
  }),
  ...['mark', 'small', 'sub', 'sup'].map((name) =>
    Mark.create({ name, parseHTML: () => [{ tag: name }], renderHTML: () => [name, 0] }),
  ),
];

/** An address that the sanitiser lets through; one made of a binding is checked when it is filled. */
export function isAllowedAddress(address: string | null | undefined): boolean {
  const [, scheme] = /^\s*([a-z][a-z0-9+.-]*):/i.exec(address ?? '') ?? [];
  if (!address || /^\s*(\/\/|\\)/.test(address)) return false;
  return scheme === undefined || htmlPolicy.schemes.includes(scheme.toLowerCase());
}

function keptAttributes(...names: string[]): Record<string, { default: null }> {
  return Object.fromEntries(names.map((name) => [name, { default: null }]));
}
