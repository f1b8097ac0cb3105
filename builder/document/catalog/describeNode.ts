import { shownLanguage } from '../../../engine/layout/reading/shownLanguage.ts';
import {
  isJsonObject,
  type Json,
  type Language,
  type PropertySchema,
  readText,
  type Text,
} from '../../../schemas/index.ts';
import type { LanguageValue } from '../../language/LanguageProvider.tsx';
import { readName } from '../tree/notes.ts';
import { readSettings } from '../tree/readSettings.ts';
import { getIndex, getNode, type LayoutTree, listSubtree, type TreeNode } from '../tree/tree.ts';
import { type Catalog, listPanelItems } from './catalog.ts';

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

/** The label of a row, column or object: its kind in the language of the builder, its own texts in that of the page. */
export function describeNode(node: TreeNode, { tree, catalog, language }: Words): NodeLabel {
  const { say, read } = language;
  const number = getIndex(tree, node.id) + 1;
  const shownIn = readShownLanguage(tree, language.language);
  if (node.kind === 'layout') return { title: say('edited'), detail: '' };
  const name = readName(node);
  if (node.kind === 'row') {
    const title = namePanel(node, { tree, catalog, language }) ?? say('rowNumber', { number });
    return { title, detail: name || readDetail(node, shownIn) };
  }
  if (node.kind === 'column') return { title: say('columnNumber', { number }), detail: name };
  const entry = catalog.find(node.data.type);
  const title = entry ? read(entry.definition.title) : say('unknownWidget', { type: String(node.data.type) });
  const properties = entry?.definition.props.properties ?? {};
  const block = entry?.definition.block && readPlain(node.data[entry.definition.block.name], shownIn);
  const detail = name || block || readDetail(node, shownIn, properties);
  // A list that is called "List" is told once.
  return { title, detail: detail === title ? '' : detail };
}

/** The first thing that is told of what a node holds; for one that is folded. */
export function describeInside(node: TreeNode, words: Words): string {
  const first = listSubtree(words.tree, node.id).find(
    (id) => id !== node.id && getNode(words.tree, id).kind === 'object',
  );
  if (first === undefined) return '';
  const { detail, title } = describeNode(getNode(words.tree, first), words);
  return detail || title;
}

/** What people call the row of a panel: a tab by its title, a column by its number; undefined for any other row. */
function namePanel(row: TreeNode, { tree, catalog, language: { say, language } }: Words): string | undefined {
  const holder = tree[row.parent ?? ''];
  const panels = holder && listPanelItems(catalog, holder);
  const at = panels?.findIndex(({ uid }) => uid === row.data.tab) ?? -1;
  if (!holder || !panels || at < 0) return undefined;
  const title = panels[at]?.title as Text | string | undefined; // of whatever widget; `readText` takes what is none as empty
  const panel = readText(title, readShownLanguage(tree, language)) || say('columnNumber', { number: at + 1 });
  const rows = holder.children.filter((id) => tree[id]?.data.tab === row.data.tab);
  return rows.length > 1 ? `${panel} · ${say('rowNumber', { number: rows.indexOf(row.id) + 1 })}` : panel;
}

/** The label in one line. */
export function joinLabel({ title, detail }: NodeLabel): string {
  return detail ? `${title}: ${detail}` : title;
}

function readShownLanguage(tree: LayoutTree, language: Language): Language {
  return shownLanguage({ settings: readSettings(tree) }, language);
}

function readDetail(
  { data }: TreeNode,
  language: Language,
  properties: Readonly<Record<string, PropertySchema>> = {},
): string {
  for (const name of detailProperties) {
    if (properties[name]?.enum) continue; // chosen, not written
    const text = readPlain(data[name], language);
    if (text) return text.length > 40 ? `${text.slice(0, 39)}…` : text;
  }
  return '';
}

function readPlain(value: Json | undefined, language: Language): string {
  const text = isJsonObject(value) ? (value[language] ?? value.th) : value;
  if (typeof text !== 'string') return '';
  return text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
