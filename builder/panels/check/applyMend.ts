import type { Mend } from '../../../engine/layout/findings/findings.ts';
import { replaceLink } from '../../../engine/layout/findings/linkMends.ts';
import { insertWidget } from '../../canvas/drag/dropSource.ts';
import { addFields } from '../../document/catalog/addFields.ts';
import type { Catalog } from '../../document/catalog/catalog.ts';
import { findNextPlace } from '../../document/catalog/findNextPlace.ts';
import { putIntoForm } from '../../document/catalog/formAround.ts';
import { clearProperty } from '../../document/operations/clearProperty.ts';
import { removeNodes } from '../../document/operations/removeNodes.ts';
import { setProperty } from '../../document/operations/setProperty.ts';
import { readPath } from '../../document/tree/readPath.ts';
import { getNode, type LayoutTree, rootId, type TreeNode } from '../../document/tree/tree.ts';
import type { Editor } from '../../state/editor.ts';

interface Mended {
  editor: Editor;
  catalog: Catalog;
  /** The part that is mended; undefined for the page. */
  node: TreeNode | undefined;
  /** Where a link leads from now on, where that was chosen. */
  address?: string;
}

/** Does what makes an end of a finding, as one step that can be undone. */
export function applyMend(mend: Mend, { editor, catalog, node, address: to }: Mended): void {
  const tree = editor.getTree();
  if ('add' in mend) {
    insertWidget(editor, catalog, { type: mend.add, place: findNextPlace(tree, catalog, findEnd(tree)) });
    return;
  }
  if ('frame' in mend) {
    editor.edit((before) => (node ? putIntoForm(before, node.id, catalog) : before));
    return;
  }
  if ('remove' in mend) {
    editor.edit((before) => (node ? removeNodes(before, { ids: [node.id] }) : before));
    return;
  }
  if ('ask' in mend) {
    editor.edit((before) => addFields(before, { form: node?.id ?? rootId, fields: mend.ask, catalog }));
    return;
  }
  editor.edit((before) => mendProperty(before, { id: node?.id ?? rootId, mend, to }), {
    select: () => node?.id ?? null,
  });
}

function mendProperty(
  tree: LayoutTree,
  { id, mend, to }: { id: string; mend: Extract<Mend, { path: unknown }>; to?: string },
): LayoutTree {
  const { path } = mend;
  if ('choose' in mend) {
    const value = replaceLink(readPath(getNode(tree, id).data, path), { address: mend.address, to });
    return setProperty(tree, { id, path, value });
  }
  const { value } = mend;
  return value === undefined ? clearProperty(tree, { id, path }) : setProperty(tree, { id, path, value });
}

/** The last object of the first row: what a header lacks stands at its end. */
function findEnd(tree: LayoutTree): string | null {
  const [row] = getNode(tree, rootId).children;
  const column = row === undefined ? undefined : getNode(tree, row).children.at(-1);
  return column === undefined ? null : (getNode(tree, column).children.at(-1) ?? column);
}
