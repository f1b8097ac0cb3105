import { setColumnSizes } from '../document/operations/setColumnSizes.ts';
import type { TreeNode } from '../document/tree/tree.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useEditor, useEditorValue } from '../state/EditorProvider.tsx';

const presets: readonly (readonly number[])[] = [
  [12],
  [6, 6],
  [4, 8],
  [8, 4],
  [4, 4, 4],
  [3, 6, 3],
  [3, 3, 3, 3],
  [2, 2, 2, 2, 2, 2],
];

/** Common divisions of a row, as small pictures. */
export function ColumnPresets({ row }: { row: TreeNode }) {
  const editor = useEditor();
  const { say } = useLanguage();
  const current = useEditorValue((each) => row.children.map((id) => each.getTree()[id]?.data.size ?? '').join('-'));
  return (
    <fieldset className="bd-presets">
      <legend>{say('columnWidths')}</legend>
      {presets.map((sizes) => (
        <button
          key={sizes.join('-')}
          type="button"
          aria-label={sizes.join(' : ')}
          aria-pressed={sizes.join('-') === current || (sizes.length === 1 && current === '')}
          onClick={() => editor.edit((tree) => setColumnSizes(tree, { row: row.id, sizes }))}
        >
          {sizes.map((size, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a picture
            <span key={index} style={{ flexGrow: size }} />
          ))}
        </button>
      ))}
    </fieldset>
  );
}
