import { useEffect, useState } from 'react';
import { ConfirmDialog, MergeConflicts, useApi, useText } from 'sala/runtime';
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
      {isRead && (
        <MergeConflicts conflicts={offer.conflicts} takes={takes} onTakes={setTakes} other={screenTexts.theOriginal} />
      )}
    </ConfirmDialog>
  );
}
