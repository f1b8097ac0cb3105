import { type FieldSchema, isJsonObject, type Json, type Text } from '../../../schemas/index.ts';
import type { Catalog } from '../../document/catalog/catalog.ts';
import { findFormAround, isOfForm } from '../../document/catalog/formAround.ts';
import { listObjects } from '../../document/tree/listObjects.ts';
import { type LayoutTree, listAncestors, type TreeNode } from '../../document/tree/tree.ts';
import { readLabel } from '../fields/readLabel.ts';

/** A field of the form being edited, with its full name. */
export interface FormField {
  /** Its node. */
  id: string;
  name: string;
  title: Text;
  /** The type of its values, for conditions. */
  schema: FieldSchema;
}

/** The fields of the form that a node stands in, in reading order. */
export function listFormFields(tree: LayoutTree, catalog: Catalog, of: string): FormField[] {
  const form = findFormAround(tree, of, catalog);
  return listObjects(tree).flatMap((id): FormField[] => {
    const node = tree[id];
    if (!node || !isOfForm(tree, id, { form, catalog }) || !catalog.find(node.data.type)?.definition.field) return [];
    const own = asText(node.data.name) || asText(node.data.uid);
    if (own === '') return [];
    const title = readLabel(node.data.label) ?? readLabel(node.data.title) ?? { th: own, en: own };
    return [{ id, name: findScope(tree, id, catalog) + own, title, schema: describeAnswers(node) }];
  });
}

/** The possible values of a field with choices. */
export function listAnswers({ data }: Pick<TreeNode, 'data'>): { value: string; title: Text }[] {
  const options = Array.isArray(data.options) ? data.options : [];
  return options.filter(isJsonObject).flatMap((option) => {
    const title = readLabel(option.label) ?? readLabel(option.title);
    const value = asText(option.value) || title?.th;
    return value ? [{ value, title: title ?? { th: value, en: value } }] : [];
  });
}

function describeAnswers(node: TreeNode): FieldSchema {
  const answers = listAnswers(node);
  if (answers.length > 0)
    return {
      type: 'string',
      enum: answers.map(({ value }) => value),
      'x-enum-titles': Object.fromEntries(answers.map(({ value, title }) => [value, title])),
    };
  const { inputType } = node.data;
  return { type: inputType === 'number' ? 'number' : 'string' };
}

/** The named groups that contain a field. Copies refer to their own fields, without the name of the group. */
function findScope(tree: LayoutTree, id: string, catalog: Catalog): string {
  const names: string[] = [];
  for (const { kind, data } of listAncestors(tree, id)) {
    if (kind === 'object' && catalog.find(data.type)?.definition.form) break;
    if (kind === 'row' && data.dataMode === 'copy') break;
    if (kind === 'row' && data.dataMode === 'set' && asText(data.dataSetName)) names.unshift(asText(data.dataSetName));
  }
  return names.map((name) => `${name}.`).join('');
}

function asText(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
