import { isJsonObject, type Json, type JsonObject } from '../../../schemas/index.ts';
import { putData, type TreeDraft } from '../tree/editTree.ts';
import { getNode, type LayoutTree, listAncestors, type TreeNode } from '../tree/tree.ts';

/** A field whose name another field had already. */
export interface Renamed {
  from: string;
  to: string;
}

/** Which nodes are fields, and which are forms: names are unique within one form. */
export interface FieldKinds {
  isField: (node: TreeNode) => boolean;
  isForm: (node: TreeNode) => boolean;
}

/**
 * Gives new nodes names of their own where the page has a field or a repeated group of that name; texts and conditions
 * that came with them follow.
 */
export function renameFields(draft: TreeDraft, added: readonly string[], kinds: FieldKinds): Renamed[] {
  const mine = new Set(added);
  const named = added.filter((id) => readName(getNode(draft, id), kinds) !== '');
  if (named.length === 0) return [];
  const taken = new Set<string>();
  for (const node of Object.values(draft)) {
    const name = mine.has(node.id) ? '' : readName(node, kinds);
    if (name !== '') taken.add(readForm(draft, node.id, kinds) + readScope(draft, node.id) + name);
  }
  const renamed = named.flatMap((id) => renameOne(draft, id, { taken, kinds }));
  if (renamed.length > 0) for (const id of added) followNames(draft, id, renamed);
  return renamed;
}

function renameOne(
  draft: TreeDraft,
  id: string,
  { taken, kinds }: { taken: Set<string>; kinds: FieldKinds },
): Renamed[] {
  const node = getNode(draft, id);
  const from = readName(node, kinds);
  const scope = readScope(draft, id);
  const form = readForm(draft, id, kinds);
  let to = from;
  const stem = from.replace(/_\d+$/, '').slice(0, 58);
  for (let count = 2; taken.has(form + scope + to); count += 1) to = `${stem}_${count}`;
  taken.add(form + scope + to);
  if (to === from) return [];
  putData(draft, id, { ...node.data, [node.kind === 'row' ? 'dataSetName' : 'name']: to });
  return [{ from: scope + from, to: scope + to }];
}

/** The name of a field, or of a group that is repeated. Fields of one set may stand in several rows. */
function readName(node: TreeNode, { isField }: FieldKinds): string {
  const { name, dataMode, dataSetName } = node.data;
  if (node.kind === 'row') return dataMode === 'copy' && typeof dataSetName === 'string' ? dataSetName : '';
  return node.kind === 'object' && typeof name === 'string' && isField(node) ? name : '';
}

/** The form that a node stands in, as the beginning of its name. */
function readForm(tree: LayoutTree, id: string, { isForm }: FieldKinds): string {
  const form = listAncestors(tree, id).find(isForm);
  return form ? `${form.id}#` : '';
}

function readScope(tree: LayoutTree, id: string): string {
  const names = listAncestors(tree, id).flatMap(({ data }) =>
    (data.dataMode === 'set' || data.dataMode === 'copy') && typeof data.dataSetName === 'string'
      ? [data.dataSetName]
      : [],
  );
  return names
    .reverse()
    .map((name) => `${name}.`)
    .join('');
}

function followNames(draft: TreeDraft, id: string, renamed: readonly Renamed[]): void {
  const { data } = getNode(draft, id);
  const next = Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      key === 'show' ? followCondition(value, renamed) : followTexts(value, renamed),
    ]),
  );
  if (JSON.stringify(next) !== JSON.stringify(data)) putData(draft, id, next);
}

/** The fields of a condition are its keys, with or without `form.`. */
function followCondition(value: Json, renamed: readonly Renamed[]): Json {
  if (Array.isArray(value)) return value.map((each) => followCondition(each, renamed));
  if (!isJsonObject(value)) return value;
  const follow = (key: string) => {
    for (const { from, to } of renamed) {
      if (key === from) return to;
      if (key === `form.${from}`) return `form.${to}`;
    }
    return key;
  };
  const entries = Object.entries(value).map(([key, each]): [string, Json] => [
    follow(key),
    followCondition(each, renamed),
  ]);
  return Object.fromEntries(entries);
}

function followTexts(value: Json, renamed: readonly Renamed[]): Json {
  if (typeof value === 'string') return value.includes('{{') ? followPlaceholders(value, renamed) : value;
  if (Array.isArray(value)) return value.map((each) => followTexts(each, renamed));
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).map(([key, each]): [string, Json] => [key, followTexts(each, renamed)]);
  const copy: JsonObject = Object.fromEntries(entries);
  return copy;
}

function followPlaceholders(text: string, renamed: readonly Renamed[]): string {
  return text.replace(/(\{\{\s*form\.)([^\s|}]+)/g, (whole, start: string, path: string) => {
    const found = renamed.find(({ from }) => path === from || path.startsWith(`${from}.`));
    return found ? start + found.to + path.slice(found.from.length) : whole;
  });
}
