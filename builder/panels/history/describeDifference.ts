import { isJsonObject, type Json, narrowDevices, readText, type Text } from '../../../schemas/index.ts';
import type { Catalog } from '../../document/catalog/catalog.ts';
import { describeInside, describeNode, joinLabel } from '../../document/catalog/describeNode.ts';
import type { NodeDifference } from '../../document/compare/compareTrees.ts';
import type { PropertyPath } from '../../document/operations/setProperty.ts';
import { readPath } from '../../document/tree/readPath.ts';
import type { LayoutTree, TreeNode } from '../../document/tree/tree.ts';
import { listCommonSections } from '../../inspector/fields/commonSections.ts';
import { listDeviceFields } from '../../inspector/fields/deviceFields.ts';
import { type Field, listFields } from '../../inspector/fields/sections.ts';
import type { LanguageValue } from '../../language/LanguageProvider.tsx';

/** A difference in words: what it is about, and each property that differs with its values where they are short. */
export interface DescribedDifference {
  title: string;
  properties: { title: string; before: string; after: string }[];
}

interface Words {
  /** The layout that holds the node. */
  tree: LayoutTree;
  catalog: Catalog;
  language: LanguageValue;
}

export function describeDifference({ node, before, paths }: NodeDifference, words: Words): DescribedDifference {
  const { language } = words;
  const fields = listAllFields(node, words);
  const properties = new Map<string, DescribedDifference['properties'][number]>();
  for (const path of paths) {
    const field = findField(fields, path);
    const own = field?.path ?? path.slice(0, 1);
    const title = field ? nameField(field, language) : '';
    properties.set(own.join('.'), {
      title: title || language.say(own[0] === 'style' ? 'group_spacing' : 'otherProperty'),
      before: writeShort(readPath(before?.data, own), field, language),
      after: writeShort(readPath(node.data, own), field, language),
    });
  }
  const { title, detail } = describeNode(node, words);
  const label = { title, detail: detail || describeInside(node, words) };
  return { title: joinLabel(label), properties: [...properties.values()] };
}

function nameField({ path, schema }: Field, { read, say }: LanguageValue): string {
  const device = path[1] === 'on' && narrowDevices.find((each) => each === path[2]);
  const title = read(schema['x-title']);
  return device ? `${title} (${say(device)})` : title;
}

function listAllFields(node: TreeNode, { tree, catalog }: Words): Field[] {
  const definition = node.kind === 'object' ? catalog.find(node.data.type)?.definition : undefined;
  const common = listCommonSections(node, { tree, catalog }).flatMap(({ fields, perDevice }) => [
    ...fields,
    ...(perDevice ? narrowDevices.flatMap((device) => listDeviceFields(fields, device)) : []),
  ]);
  return [...(definition ? listFields(definition.props) : []), ...common];
}

/** The field whose value holds what is at this path. */
function findField(fields: readonly Field[], path: PropertyPath): Field | undefined {
  return fields.find((field) => field.path.every((key, at) => path[at] === key));
}

const longest = 60;

/** A value in a few words: texts, numbers, choices; nothing for what has no short form. */
function writeShort(value: Json | undefined, field: Field | undefined, { language, say }: LanguageValue): string {
  if (typeof value === 'boolean') return say(value ? 'valueOn' : 'valueOff');
  const chosen = field?.schema['x-enum-titles']?.[String(value)];
  if (chosen) return readText(chosen, language);
  const isText = isJsonObject(value) && typeof value.th === 'string' && typeof value.en === 'string';
  const text = isText ? readText(value as unknown as Text, language) : value;
  if (typeof text !== 'string' && typeof text !== 'number') return '';
  const plain = String(text)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > longest ? `${plain.slice(0, longest - 1)}…` : plain;
}
