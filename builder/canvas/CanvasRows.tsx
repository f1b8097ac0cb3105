import { memo } from 'react';
import { rootId } from '../document/tree/tree.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useEditor, useNode } from '../state/EditorProvider.tsx';
import { CanvasRow } from './CanvasRow.tsx';
import type { RowsProps } from './RowsContext.ts';

/** The rows of the page or of a container; with `panel` those of one panel. */
export const CanvasRows = memo(function CanvasRows({ parent, panel }: RowsProps) {
  const editor = useEditor();
  const { say } = useLanguage();
  const tree = editor.getTree();
  const rows = (useNode(parent)?.children ?? []).filter((row) => panel === undefined || tree[row]?.data.tab === panel);
  return (
    <div className="s-rows bd-rows" data-rows={parent} data-panel={panel}>
      {rows.map((row) => (
        <CanvasRow key={row} id={row} />
      ))}
      {rows.length === 0 && parent !== rootId && <p className="bd-empty-panel">{say('emptyPanel')}</p>}
      {rows.length === 0 && parent === rootId && (
        <div className="bd-empty-page">
          <strong>{say('emptyPage')}</strong>
          <span>{say('emptyPageHint')}</span>
        </div>
      )}
    </div>
  );
});
