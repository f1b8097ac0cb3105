import { useState } from 'react';
import { ConfirmDialog, FoldTitle, useMoment, useText } from 'sala/runtime';
import type { DocumentSettings } from 'sala/schemas';
import type { DocumentAnswer } from './settingsAnswer.ts';
import { settingsTexts } from './settingsTexts.ts';

interface Props {
  answer: DocumentAnswer;
  onTake: (settings: DocumentSettings) => void;
  onOriginal: () => Promise<void>;
}

/** Who saved what when; an earlier version, or the original, is taken again. */
export function VersionsPart({ answer: { versions, settings, version }, onTake, onOriginal }: Props) {
  const say = useText(settingsTexts);
  const [asking, setAsking] = useState(false);
  const when = useMoment();
  if (versions.length === 0) return null;
  return (
    <details>
      <FoldTitle>{say('versions')}</FoldTitle>
      <ul className="w-paper__versions">
        {versions.map((one) => {
          const told = { n: one.version, at: when(one.saved_at), by: one.by ?? say('somebody') };
          return (
            <li key={one.version}>
              <span>
                {say('version', told)}
                {one.settings === null && ` · ${say('original')}`}
              </span>
              {one.version === version ? (
                <span className="w-paper__badge">{say('current')}</span>
              ) : (
                <button
                  type="button"
                  className="s-button s-button--quiet s-button--small"
                  onClick={() => onTake(one.settings ?? {})}
                >
                  {say('takeVersion', { n: one.version })}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {settings !== null && (
        <button type="button" className="s-button s-button--outline s-button--small" onClick={() => setAsking(true)}>
          {say('toOriginal')}
        </button>
      )}
      {asking && (
        <ConfirmDialog
          title={say('toOriginalAsk')}
          text={say('toOriginalText')}
          action={say('toOriginal')}
          perform={onOriginal}
          onClose={() => setAsking(false)}
        />
      )}
    </details>
  );
}
