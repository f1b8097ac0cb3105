import { useLanguage } from '../language/LanguageProvider.tsx';
import { useStore } from '../state/createStore.ts';
import { useBuilder } from './BuilderContext.ts';
import { Dialog } from './Dialog.tsx';

/** Asks whose layout to go on with when someone else saved meanwhile. */
export function ConflictDialog() {
  const { draft } = useBuilder();
  const { say } = useLanguage();
  const isOpen = useStore(draft.state, (state) => state.save === 'conflict');
  if (!isOpen) return null;
  return (
    <Dialog title={say('conflictTitle')}>
      <p>{say('conflictText')}</p>
      <footer>
        <button type="button" className="bd-button" onClick={() => void draft.resolve('theirs')}>
          {say('conflictTheirs')}
        </button>
        <button type="button" className="bd-button bd-button--primary" onClick={() => void draft.resolve('mine')}>
          {say('conflictMine')}
        </button>
      </footer>
    </Dialog>
  );
}
