import type { ReactNode } from 'react';
import { Dialog, useText } from 'sala/runtime';
import { useEditor } from './parts/EditorContext.ts';
import { flowTexts } from './parts/flowTexts.ts';

/** The settings of a step where there is no room beside the list; never over a secret address. */
export function PanelDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const say = useText(flowTexts);
  const { address } = useEditor();
  if (address !== undefined) return null;
  return (
    <Dialog
      title={say('settings')}
      onClose={onClose}
      actions={
        <button type="button" className="s-button s-button--primary" onClick={onClose}>
          {say('done')}
        </button>
      }
    >
      {children}
    </Dialog>
  );
}
