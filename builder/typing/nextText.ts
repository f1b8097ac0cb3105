import type { Language } from '../../schemas/index.ts';
import { findNodeElement } from '../canvas/drag/nodeElement.ts';
import { listTexts, type ObjectText } from '../document/catalog/listTexts.ts';
import type { PropertyPath } from '../document/operations/setProperty.ts';
import { listObjects } from '../document/tree/listObjects.ts';
import { isWithin, type LayoutTree, listAncestors } from '../document/tree/tree.ts';
import type { Typing } from '../state/typing.ts';
import type { BuilderParts } from '../ui/BuilderContext.ts';
import { byPlace, type DrawnText, isSeen, listDrawnTexts } from './findDrawnText.ts';

type Documents = Pick<BuilderParts, 'editor' | 'catalog'>;

/** The texts that an object shows on the page, in the order of the page. */
export function listTextsOf({ editor, catalog }: Documents, id: string, language: Language): DrawnText[] {
  const node = editor.getTree()[id];
  const definition = node && catalog.find(node.data.type)?.definition;
  const element = findNodeElement(document, id);
  if (!definition || !element) return [];
  return listDrawnTexts(element, listTexts(node.data, definition.props, language));
}

export function isAtPath({ path }: ObjectText, other: PropertyPath): boolean {
  return path.length === other.length && path.every((step, index) => step === other[index]);
}

/** The first text that a part of the page shows, of an object or of what stands in it. */
export function findFirstText(documents: Documents, part: string, language: Language): Typing | null {
  const [first] = listTextsIn(documents, part, language).filter(isSeen);
  return first ? { node: first.node, at: null, path: first.text.path } : null;
}

/** In the order of the page: the button of a form comes after its fields, though it belongs to the form. */
function listTextsIn(documents: Documents, part: string, language: Language) {
  const objects = listObjects(documents.editor.getTree(), part);
  return objects
    .flatMap((node) => listTextsOf(documents, node, language).map((drawn) => ({ ...drawn, node })))
    .sort(byPlace);
}

interface From {
  node: string;
  /** The element that is typed in. */
  host: Node;
  language: Language;
  back: boolean;
}

/** The text that comes on the page after the one that is being typed, or before it. */
export function findNextText(documents: Documents, { node, host, language, back }: From): Typing | null {
  const tree = documents.editor.getTree();
  const wanted = back ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const isBeyond = ({ nodes: [first] }: DrawnText) =>
    !host.contains(first) && (host.compareDocumentPosition(first) & wanted) !== 0;
  const outermost = listOutermost(tree);
  const own = outermost.findIndex((id) => isWithin(tree, node, id));
  for (const id of back ? outermost.slice(0, own + 1).reverse() : outermost.slice(own)) {
    const beyond = listTextsIn(documents, id, language).filter((each) => isBeyond(each) && isSeen(each));
    const next = beyond.at(back ? -1 : 0);
    if (next) return { node: next.node, at: null, path: next.text.path };
  }
  return null;
}

/** The objects that stand in no other. */
function listOutermost(tree: LayoutTree): string[] {
  const isInside = (id: string) => listAncestors(tree, id).some(({ kind }) => kind === 'object');
  return listObjects(tree).filter((id) => !isInside(id));
}
