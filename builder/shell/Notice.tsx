import { X } from 'lucide-static';
import { useEffect, useState } from 'react';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useStore } from '../state/createStore.ts';
import { useBuilder } from '../ui/BuilderContext.ts';
import { Icon } from '../ui/Icon.tsx';
import { CheckButton } from './CheckButton.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { PublishedNotice } from './PublishedNotice.tsx';
import { RemovedNotice } from './RemovedNotice.tsx';

/** One line under the toolbar with a message: restored work, a refused publication, what a command has to say. */
export function Notice() {
  const { draft, message } = useBuilder();
  const { say } = useLanguage();
  const restored = useStore(draft.state, (state) => state.restored);
  const publish = useStore(draft.state, (state) => state.publish);
  const failed = useStore(draft.state, (state) => (state.publish === 'failed' ? state.message : ''));
  const last = useStore(message, (value) => value);
  const told = last?.tone === 'removed' ? null : last;
  const [dismissed, setDismissed] = useState('');
  // The same refusal is told again to whoever publishes again.
  useEffect(() => {
    if (publish === 'publishing') setDismissed('');
  }, [publish]);
  const words = told?.lines.map(({ word, params }) => say(word, params)).join(' · ') ?? '';
  const isQuiet = told?.tone === 'quiet';
  const lasting = failed ? say('publishFailed', { reason: failed }) : restored ? say('draftRestored') : '';
  const text = isQuiet ? lasting : words || lasting;
  const isBad = words && !isQuiet ? told?.tone === 'danger' : failed !== '';
  const close = () => (words && !isQuiet ? message.set(null) : setDismissed(lasting));
  return (
    <div className="bd-notice-place" role="status">
      {isQuiet && <span className="s-visually-hidden">{words}</span>}
      {text && text !== dismissed && (
        <p className="bd-notice" data-tone={isBad ? 'danger' : undefined}>
          <span>{text}</span>
          {failed !== '' && text === lasting && <CheckButton onlyErrors />}
          <button type="button" className="bd-icon-button" aria-label={say('close')} onClick={close}>
            <Icon svg={X} />
          </button>
        </p>
      )}
      <ConflictNotice />
      <PublishedNotice />
      {last?.tone === 'removed' && <RemovedNotice key={last.ids.join()} {...last} />}
    </div>
  );
}
