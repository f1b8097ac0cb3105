import { Check, CircleAlert, CloudOff, LoaderCircle, Pencil } from 'lucide-static';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import type { WordKey } from '../../language/th.ts';
import { useStore } from '../../state/createStore.ts';
import { isWaiting, type SaveState } from '../../state/save/draft.ts';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { Icon } from '../../ui/Icon.tsx';

const states: Record<SaveState, { word: WordKey; svg: string }> = {
  saved: { word: 'saved', svg: Check },
  unsaved: { word: 'unsaved', svg: Pencil },
  saving: { word: 'saving', svg: LoaderCircle },
  failed: { word: 'saveFailed', svg: CircleAlert },
  offline: { word: 'saveOffline', svg: CloudOff },
  unreachable: { word: 'saveUnreachable', svg: CloudOff },
  conflict: { word: 'saveConflict', svg: CircleAlert },
};

/** Whether the work is saved, with a button to retry after a failure. */
export function SaveStatus() {
  const { draft } = useBuilder();
  const { say } = useLanguage();
  const save = useStore(draft.state, (state) => state.save);
  const message = useStore(draft.state, (state) => state.message);
  const { word, svg } = states[save];
  const canRetry = save === 'failed' || isWaiting(save);
  return (
    <div className="bd-save" data-save={save}>
      <span role="status" title={message || undefined}>
        <Icon svg={svg} />
        <span className="bd-save__word">{say(word)}</span>
      </span>
      {canRetry && (
        <button type="button" className="bd-link" onClick={() => void draft.save()}>
          {say('retry')}
        </button>
      )}
    </div>
  );
}
