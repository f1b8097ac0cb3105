import { useState } from 'react';
import { ConfirmDialog, showToast, useCalls, useText } from 'sala/runtime';
import type { WholeRun } from './run.ts';
import { runTexts } from './runTexts.ts';

export interface RetakenStep {
  key: string;
  sentence: string;
}

interface Props {
  run: WholeRun;
  step: RetakenStep;
  onChanged: () => void;
  onClose: () => void;
}

/** Asks before a run goes on at a step that it took: what came after it is done again. */
export function RetakeDialog({ run, step: { key, sentence }, onChanged, onClose }: Props) {
  const say = useText(runTexts);
  const call = useCalls();
  const [newest, setNewest] = useState(false);
  return (
    <ConfirmDialog
      title={say('retakeOf', { step: sentence })}
      text={say('retakeText')}
      action={say('goOn')}
      perform={async () => {
        await call('POST /api/flow-run/{id}/from', {
          params: { id: run.id },
          body: { key, ...(newest && { newest }) },
        });
        showToast({ title: say('resumed'), kind: 'success' });
        onChanged();
      }}
      onClose={onClose}
    >
      {run.flowTitle !== null && (
        <label className="w-runs__check">
          <input type="checkbox" checked={newest} onChange={({ target }) => setNewest(target.checked)} />
          {say('withNewest')}
        </label>
      )}
    </ConfirmDialog>
  );
}
