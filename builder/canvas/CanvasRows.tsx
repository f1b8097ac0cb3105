import { memo } from 'react';
import { rootId } from '../document/tree/tree.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useEditor, useNode } from '../state/EditorProvider.tsx';
import { CanvasRow } from './CanvasRow.tsx';
import { EmptyPlace } from './EmptyPlace.tsx';
import { NodeList } from './NodeList.tsx';
import type { RowsProps } from './RowsContext.ts';
import { useDrawnLater } from './useDrawnLater.ts';

/** The rows of the page or of a container; with `panel` those of one panel. */
export const CanvasRows = memo(function CanvasRows({ parent, panel }: RowsProps) {
  const editor = useEditor();
  const { say } = useLanguage();
  const tree = editor.getTree();
  const children = useNode(parent)?.children ?? nothing;
  const later = useDrawnLater(children);
  const rows = children.filter((row) => panel === undefined || tree[row]?.data.tab === panel);
  return (
    <div className="s-rows bd-rows" data-rows={parent} data-panel={panel}>
      <NodeList ids={rows} later={later} Node={CanvasRow} />
      {rows.length === 0 && parent !== rootId && (
        <EmptyPlace holder={parent} place={{ kind: 'row', parent, index: tree[parent]?.children.length ?? 0, panel }} />
      )}
      {rows.length === 0 && parent === rootId && (
        <div className="bd-empty-page">
          <strong>{say('emptyPage')}</strong>
          <span>{say('emptyPageHint')}</span>
        </div>
      )}
    </div>
  );
});

const nothing: readonly string[] = [];
