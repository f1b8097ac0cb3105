import type { Language } from '../../schemas/index.ts';
import { findNodeElement } from '../canvas/drag/nodeElement.ts';
import { listTexts, type ObjectText } from '../document/catalog/listTexts.ts';
import type { PropertyPath } from '../document/operations/setProperty.ts';
import { listObjects } from '../document/tree/listObjects.ts';
import type { Typing } from '../state/typing.ts';
import type { BuilderParts } from '../ui/BuilderContext.ts';
import { type DrawnText, isSeen, listDrawnTexts } from './findDrawnText.ts';

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

interface From {
  node: string;
  /** The element that is typed in. */
  host: Node;
  language: Language;
  back: boolean;
}

/** The text that comes after the one that is being typed, or before it: of the same object, or of the next one that shows any. */
export function findNextText(documents: Documents, { node, host, language, back }: From): Typing | null {
  const wanted = back ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const list = (id: string) => inOrder(listTextsOf(documents, id, language).filter(isSeen), back);
  const isBeyond = ({ nodes: [first] }: DrawnText) =>
    !host.contains(first) && (host.compareDocumentPosition(first) & wanted) !== 0;
  const own = list(node).find(isBeyond);
  if (own) return { node, at: null, path: own.text.path };
  const objects = inOrder(listObjects(documents.editor.getTree()), back);
  for (const id of objects.slice(objects.indexOf(node) + 1)) {
    const [next] = list(id);
    if (next) return { node: id, at: null, path: next.text.path };
  }
  return null;
}

function inOrder<Each>(list: readonly Each[], back: boolean): readonly Each[] {
  return back ? list.toReversed() : list;
}
