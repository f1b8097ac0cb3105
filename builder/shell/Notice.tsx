import { X } from 'lucide-static';
import { useState } from 'react';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useStore } from '../state/createStore.ts';
import { useBuilder } from '../ui/BuilderContext.ts';
import { Icon } from '../ui/Icon.tsx';

/** One line under the toolbar with a message: restored work, a refused publication. */
export function Notice() {
  const { draft } = useBuilder();
  const { say } = useLanguage();
  const restored = useStore(draft.state, (state) => state.restored);
  const failed = useStore(draft.state, (state) => (state.publish === 'failed' ? state.message : ''));
  const [dismissed, setDismissed] = useState('');
  const text = failed ? say('publishFailed', { reason: failed }) : restored ? say('draftRestored') : '';
  return (
    <div className="bd-notice-place" role="status">
      {text && text !== dismissed && (
        <p className="bd-notice" data-tone={failed ? 'danger' : undefined}>
          <span>{text}</span>
          <button type="button" className="bd-icon-button" aria-label={say('close')} onClick={() => setDismissed(text)}>
            <Icon svg={X} />
          </button>
        </p>
      )}
    </div>
  );
}
