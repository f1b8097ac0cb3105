import { useEffect, useState } from 'react';
import { ConfirmDialog, useApi, useLanguage, useText } from 'sala/runtime';
import { readText } from 'sala/schemas';
import { editPath } from '../page_list/pageEntry.ts';
import type { Conflict } from './screenEntry.ts';
import { screenTexts } from './screenTexts.ts';

interface Offer {
  version: number;
  conflicts: Conflict[];
}

interface Props {
  screenKey: string;
  title: string;
  onClose: () => void;
}

/** Shows where a changed screen and its new original conflict, merges them as chosen, and opens the draft. */
export function MergeDialog({ screenKey, title, onClose }: Props) {
  const say = useText(screenTexts);
  const api = useApi();
  const [offer, setOffer] = useState<Offer | 'failed'>();
  const [takes, setTakes] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    api<{ data: Offer }>(`/api/originals/merge?key=${encodeURIComponent(screenKey)}`).then(
      ({ data }) => setOffer(data),
      () => setOffer('failed'),
    );
  }, [api, screenKey]);
  const isRead = offer !== undefined && offer !== 'failed';
  const merge = async () => {
    if (!isRead) return;
    const body = { key: screenKey, version: offer.version, takes: [...takes] };
    await api('/api/originals/merge', { method: 'POST', body });
    location.assign(editPath(screenKey));
  };
  const choose = (id: string, isTheirs: boolean) => {
    const next = new Set(takes);
    if (isTheirs) next.add(id);
    else next.delete(id);
    setTakes(next);
  };
  return (
    <ConfirmDialog
      title={say('mergeTitle', { title })}
      text={say('mergeText')}
      action={say('mergeAction')}
      isReady={isRead}
      perform={merge}
      onClose={onClose}
    >
      {offer === 'failed' && <p role="alert">{say('mergeFailed')}</p>}
      {isRead && <Conflicts conflicts={offer.conflicts} takes={takes} onChoose={choose} />}
    </ConfirmDialog>
  );
}

interface ConflictsProps {
  conflicts: readonly Conflict[];
  takes: ReadonlySet<string>;
  onChoose: (id: string, isTheirs: boolean) => void;
}

function Conflicts({ conflicts, takes, onChoose }: ConflictsProps) {
  const say = useText(screenTexts);
  const language = useLanguage();
  if (conflicts.length === 0) return <p>{say('noConflicts')}</p>;
  return (
    <div className="w-screens__conflicts">
      <p>{say('conflicts', { count: conflicts.length })}</p>
      {conflicts.map((conflict) => {
        const { id, kind, what, property } = conflict;
        const name = [readText(what, language), property && readText(property, language)].filter(Boolean).join(' · ');
        return (
          <fieldset key={id}>
            <legend>
              {name}
              <span> ({say(`kind_${kind}`)})</span>
            </legend>
            {([false, true] as const).map((isTheirs) => (
              <label key={String(isTheirs)}>
                <input
                  type="radio"
                  name={id}
                  checked={takes.has(id) === isTheirs}
                  onChange={() => onChoose(id, isTheirs)}
                />
                <span>
                  {say(wordsOf[kind][isTheirs ? 1 : 0])}
                  {kind === 'value' && <q>{isTheirs ? conflict.theirs : conflict.ours}</q>}
                </span>
              </label>
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}

const wordsOf = {
  value: ['ours', 'theirs'],
  removedThere: ['oursKeep', 'theirsRemove'],
  removedHere: ['oursGone', 'theirsBring'],
  moved: ['oursPlace', 'theirsPlace'],
} as const;
