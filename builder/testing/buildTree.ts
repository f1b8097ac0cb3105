import { toEditor } from '../document/convert/toEditor.ts';
import { getNode, type LayoutTree, rootId } from '../document/tree/tree.ts';

/**
 * A tree from a drawing: rows divided by `|`, columns by `/`, objects by spaces: `'a b / c | d'` has two rows, the first
 * with two columns. Rows are called r0, r1 …, columns r0c0, r0c1 …, so tests can name them.
 */
export function buildTree(drawing: string): LayoutTree {
  const rows = drawing.split('|').map((row, r) => ({
    uid: `r${r}`,
    columns: row.split('/').map((column, c) => ({
      uid: `r${r}c${c}`,
      objects: column
        .split(' ')
        .filter(Boolean)
        .map((uid) => ({ uid, type: uid.startsWith('card') ? 'card' : 'header' })),
    })),
  }));
  return toEditor({ version: 1, kind: 'page', settings: {}, rows });
}

/** The drawing of a tree; what a container holds stands in brackets. */
export function drawTree(tree: LayoutTree, id: string = rootId): string {
  const rows = getNode(tree, id).children.map((row) =>
    getNode(tree, row)
      .children.map((column) =>
        getNode(tree, column)
          .children.map((object) => {
            const held = drawTree(tree, object);
            return `${getNode(tree, object).data.uid}${held ? `[${held}]` : ''}`;
          })
          .join(' '),
      )
      .join(' / '),
  );
  return rows.join(' | ');
}
