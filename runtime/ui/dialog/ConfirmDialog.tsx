import { type ReactNode, useState } from 'react';
import { useCallMessage } from '../../language/useCallMessage.ts';
import { useText } from '../../language/useText.ts';
import { Dialog } from './Dialog.tsx';
import { DialogActions } from './DialogActions.tsx';
import { EnterConfirms } from './EnterConfirms.tsx';

export interface Question {
  title: string;
  /** What the action does, and what it does not. */
  text: string;
  /** The label of the confirming button, named after the action: "Cancel the order", never "Yes". */
  action: string;
  danger?: boolean;
  /** False while its fields are incomplete. */
  isReady?: boolean;
  /** The dialog closes on success; an error is shown and the dialog stays open. */
  perform: () => unknown;
  /** Fields that the action needs. */
  children?: ReactNode;
}

/** Asks for confirmation before an action. */
export function ConfirmDialog({ onClose, ...question }: Question & { onClose: () => void }) {
  const { title, text, action, danger, isReady = true, children } = question;
  const say = useText(texts);
  const explain = useCallMessage();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  async function perform() {
    setBusy(true);
    try {
      await question.perform();
      onClose();
    } catch (error) {
      setRefusal(explain(error));
      setBusy(false);
    }
  }
  return (
    <Dialog
      role="alertdialog"
      title={title}
      text={text}
      onClose={onClose}
      actions={
        <DialogActions
          action={action}
          leave={say('back')}
          danger={danger}
          busy={busy}
          isReady={isReady}
          onClose={onClose}
          onAction={perform}
        />
      }
    >
      {children && (
        <EnterConfirms confirm={danger || busy || !isReady ? undefined : () => void perform()}>
          {children}
        </EnterConfirms>
      )}
      {refusal && (
        <p className="s-field__error" role="alert">
          {refusal}
        </p>
      )}
    </Dialog>
  );
}

/** Not "cancel": that may be the action itself. */
const texts = { back: { th: 'กลับไป', en: 'Go back' } };
