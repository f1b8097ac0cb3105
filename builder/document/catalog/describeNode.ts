import { isJsonObject, type Json, type PropertySchema } from '../../../schemas/index.ts';
import type { LanguageValue } from '../../language/LanguageProvider.tsx';
import { readName } from '../tree/notes.ts';
import { getIndex, type LayoutTree, type TreeNode } from '../tree/tree.ts';
import type { Catalog } from './catalog.ts';

/** The label of a node on screen and for screen readers: its kind, and a detail that distinguishes it. */
export interface NodeLabel {
  title: string;
  detail: string;
}

/** What readers see comes before the name under which an answer is kept. */
const detailProperties = [
  'text',
  'title',
  'label',
  'name',
  'placeholder',
  'alt',
  'caption',
  'dataSetName',
  'content',
  'html',
];

interface Words {
  tree: LayoutTree;
  catalog: Catalog;
  language: Pick<LanguageValue, 'say' | 'read' | 'language'>;
}

/** The label of a row, column or object. */
export function describeNode(node: TreeNode, { tree, catalog, language }: Words): NodeLabel {
  const { say, read } = language;
  const number = getIndex(tree, node.id) + 1;
  if (node.kind === 'layout')
    return { title: say(kinds.find((kind) => kind === `${node.data.kind}Kind`) ?? 'page'), detail: '' };
  const name = readName(node);
  if (node.kind === 'row')
    return { title: say('rowNumber', { number }), detail: name || readDetail(node, language.language) };
  if (node.kind === 'column') return { title: say('columnNumber', { number }), detail: name };
  const entry = catalog.find(node.data.type);
  const title = entry ? read(entry.definition.title) : say('unknownWidget', { type: String(node.data.type) });
  const properties = entry?.definition.props.properties ?? {};
  return { title, detail: name || readDetail(node, language.language, properties) };
}

const kinds = ['formKind', 'postKind', 'screenKind', 'headerKind', 'footerKind', 'popupKind'] as const;

/** The label in one line. */
export function joinLabel({ title, detail }: NodeLabel): string {
  return detail ? `${title}: ${detail}` : title;
}

function readDetail(
  { data }: TreeNode,
  language: 'th' | 'en',
  properties: Readonly<Record<string, PropertySchema>> = {},
): string {
  for (const name of detailProperties) {
    if (properties[name]?.enum) continue; // chosen, not written
    const text = readPlain(data[name], language);
    if (text) return text.length > 40 ? `${text.slice(0, 39)}…` : text;
  }
  return '';
}

function readPlain(value: Json | undefined, language: 'th' | 'en'): string {
  const text = isJsonObject(value) ? (value[language] ?? value.th) : value;
  if (typeof text !== 'string') return '';
  return text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
