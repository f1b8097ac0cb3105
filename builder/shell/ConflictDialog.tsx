import { Dialog } from '../../runtime/ui/dialog/Dialog.tsx';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useStore } from '../state/createStore.ts';
import { useBuilder } from '../ui/BuilderContext.ts';

/** Asks which layout to keep when someone else saved meanwhile. */
export function ConflictDialog() {
  const { draft } = useBuilder();
  const { say } = useLanguage();
  const isOpen = useStore(draft.state, (state) => state.save === 'conflict');
  if (!isOpen) return null;
  return (
    <Dialog
      role="alertdialog"
      title={say('conflictTitle')}
      text={say('conflictText')}
      actions={
        <>
          <button type="button" className="bd-button" onClick={() => void draft.resolve('theirs')}>
            {say('conflictTheirs')}
          </button>
          <button type="button" className="bd-button bd-button--primary" onClick={() => void draft.resolve('mine')}>
            {say('conflictMine')}
          </button>
        </>
      }
    />
  );
}
