import { Check, CircleAlert, CloudOff, LoaderCircle, Pencil } from 'lucide-static';
import { useLanguage } from '../language/LanguageProvider.tsx';
import type { WordKey } from '../language/th.ts';
import type { SaveState } from '../save/draft.ts';
import { useBuilder } from '../shell/BuilderContext.ts';
import { Icon } from '../shell/Icon.tsx';
import { useStore } from '../state/createStore.ts';

const states: Record<SaveState, { word: WordKey; svg: string }> = {
  saved: { word: 'saved', svg: Check },
  unsaved: { word: 'unsaved', svg: Pencil },
  saving: { word: 'saving', svg: LoaderCircle },
  failed: { word: 'saveFailed', svg: CircleAlert },
  offline: { word: 'saveOffline', svg: CloudOff },
  conflict: { word: 'saveConflict', svg: CircleAlert },
};

/** Whether the work is saved; a failed save can be tried again at once. */
export function SaveStatus() {
  const { draft } = useBuilder();
  const { say } = useLanguage();
  const save = useStore(draft.state, (state) => state.save);
  const message = useStore(draft.state, (state) => state.message);
  const { word, svg } = states[save];
  const canRetry = save === 'failed' || save === 'offline';
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
