import type { Finding } from '../../../engine/layout/findings/findings.ts';
import type { Catalog } from '../../document/catalog/catalog.ts';
import { describeNode, joinLabel } from '../../document/catalog/describeNode.ts';
import { getNode, type LayoutTree, listSubtree, rootId, type TreeNode } from '../../document/tree/tree.ts';
import type { LanguageValue } from '../../language/LanguageProvider.tsx';

interface Words {
  tree: LayoutTree;
  catalog: Catalog;
  language: LanguageValue;
}

export interface FoundPlace {
  finding: Finding;
  /** The part that it is about; undefined for the page. */
  node: TreeNode | undefined;
  /** What that part is called; no two findings that say the same have places of one name. */
  place: string;
}

/** The place of each finding. Parts that would be told alike are told by the words near them, and counted where that is the same too. */
export function namePlaces(findings: readonly Finding[], words: Words): FoundPlace[] {
  const { tree, language } = words;
  const nodes = new Map(Object.values(tree).map((node) => [node.data.uid, node]));
  const named = findings.map((finding): FoundPlace => {
    const node = finding.uid === undefined ? undefined : nodes.get(finding.uid);
    return { finding, node, place: node ? joinLabel(describeNode(node, words)) : language.say('page') };
  });
  const near = createNear(words);
  const told = changeAlike(named, words, ({ node, place }) => {
    const what = node && near(node);
    return what ? `${place} (${language.say('checkNear', { what })})` : place;
  });
  return changeAlike(told, words, ({ place }, number) => `${place} ${number}`);
}

/** Calls those otherwise of which several say the same about places of one name. */
function changeAlike(
  places: readonly FoundPlace[],
  { language }: Words,
  name: (place: FoundPlace, number: number) => string,
): FoundPlace[] {
  const lineOf = ({ finding, place }: FoundPlace) => JSON.stringify([place, language.read(finding.text)]);
  const byLine = Map.groupBy(places, lineOf);
  return places.map((each) => {
    const alike = byLine.get(lineOf(each)) ?? [];
    return alike.length > 1 ? { ...each, place: name(each, alike.indexOf(each) + 1) } : each;
  });
}

/** What the nearest object that says something is called: before a part, else behind it. */
function createNear(words: Words): (node: TreeNode) => string {
  const order = listSubtree(words.tree, rootId).map((id) => getNode(words.tree, id));
  const places = new Map(order.map((node, at) => [node, at]));
  // Described once and only where asked for: a long page may have hundreds of alike findings.
  const details: string[] = [];
  const describe = (at: number) => {
    const node = order[at];
    details[at] ??= node?.kind === 'object' ? describeNode(node, words).detail : '';
    return details[at];
  };
  return (node) => {
    const at = places.get(node) ?? 0;
    for (let before = at - 1; before >= 0; before -= 1) if (describe(before)) return describe(before);
    for (let after = at + 1; after < order.length; after += 1) if (describe(after)) return describe(after);
    return '';
  };
}
