import { useMemo, useState } from 'react';
import type { MergeConflict } from '../../engine/layout/merge/mergeLayouts.ts';
import { tellConflict } from '../../engine/layout/merge/tellConflict.ts';
import { Dialog } from '../../runtime/ui/dialog/Dialog.tsx';
import { MergeConflicts } from '../../runtime/ui/merge/MergeConflicts.tsx';
import type { Layout } from '../../schemas/index.ts';
import { describeNode, joinLabel } from '../document/catalog/describeNode.ts';
import { toEditor } from '../document/convert/toEditor.ts';
import { rootId } from '../document/tree/tree.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useStore } from '../state/createStore.ts';
import { useBuilder } from '../ui/BuilderContext.ts';

/** Says that someone else saved meanwhile: one line, since it may come while this person types. */
export function ConflictNotice() {
  const { draft } = useBuilder();
  const isOpen = useStore(draft.state, (state) => state.save === 'conflict');
  return isOpen ? <Line /> : null;
}

function Line() {
  const { draft } = useBuilder();
  const { say } = useLanguage();
  const [isChoosing, setChoosing] = useState(false);
  const keepBoth = () => {
    const merged = draft.merge();
    if (merged?.conflicts.length === 0) void draft.resolve(merged.layout);
    else setChoosing(true);
  };
  return (
    <>
      <p className="bd-notice" data-tone="danger">
        <span>{say('conflictBar')}</span>
        {draft.canMerge && (
          <button type="button" className="bd-button" onClick={keepBoth}>
            {say('conflictMerge')}
          </button>
        )}
        <button type="button" className="bd-button bd-button--quiet" onClick={() => setChoosing(true)}>
          {say('conflictChoose')}
        </button>
      </p>
      {isChoosing && <ConflictDialog onClose={() => setChoosing(false)} />}
    </>
  );
}

/** Asks what becomes of both layouts. */
function ConflictDialog({ onClose }: { onClose: () => void }) {
  const { draft } = useBuilder();
  const { say } = useLanguage();
  const [takes, setTakes] = useState<ReadonlySet<string>>(new Set());
  const merged = useMemo(() => draft.merge(takes), [draft, takes]);
  const conflicts = useToldConflicts(merged);
  const mainIf = (isMain: boolean) => (isMain ? 'bd-button bd-button--primary' : 'bd-button');
  return (
    <Dialog
      title={say('conflictTitle')}
      text={say(merged ? 'conflictMergeText' : 'conflictText')}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="bd-button" onClick={() => void draft.resolve('theirs')}>
            {say('conflictTheirs')}
          </button>
          <button type="button" className={mainIf(!merged)} onClick={() => void draft.resolve('mine')}>
            {say('conflictMine')}
          </button>
          {merged && (
            <button type="button" className={mainIf(true)} onClick={() => void draft.resolve(merged.layout)}>
              {say('conflictMerge')}
            </button>
          )}
        </>
      }
    >
      {merged && <MergeConflicts conflicts={conflicts} takes={takes} onTakes={setTakes} other={somebodyElse} />}
    </Dialog>
  );
}

const somebodyElse = { th: 'อีกคน', en: 'The other person' };

/** The conflicts in words; each part is called as in the outline. */
function useToldConflicts(merged: { conflicts: MergeConflict[]; theirs: Layout } | undefined) {
  const { catalog, editor } = useBuilder();
  const language = useLanguage();
  if (!merged) return [];
  const trees = [editor.getTree(), toEditor(merged.theirs)];
  return merged.conflicts.map((conflict) => {
    const told = tellConflict(conflict, (type) => catalog.find(type)?.definition);
    const tree = trees.find((each) => each[conflict.part.uid || rootId]);
    const node = tree?.[conflict.part.uid || rootId];
    if (!tree || !node) return told;
    const name = joinLabel(describeNode(node, { tree, catalog, language }));
    return { ...told, what: name };
  });
}
