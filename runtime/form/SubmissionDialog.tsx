import { corePaths } from '../../schemas/index.ts';
import { useNavigate } from '../context/useNavigate.ts';
import { useText } from '../language/useText.ts';
import { NativeDialog } from '../ui/dialog/NativeDialog.tsx';
import { formTexts } from './formTexts.ts';
import type { FormPhase } from './useSubmit.ts';

interface Props {
  phase: FormPhase;
  /** A text of the form, as worded in its settings. */
  word: (name: keyof typeof formTexts) => string;
  onLeave: () => void;
}

/** Shows that a form is being sent, was sent, or had been sent before by this person. */
export function SubmissionDialog({ phase, word, onLeave }: Props) {
  const say = useText(formTexts);
  const navigate = useNavigate();
  if (phase === 'filling') return null;
  if (phase === 'sending') return <NativeDialog title={word('submittingTitle')} text={word('submittingText')} />;
  const isSent = phase === 'sent';
  return (
    <NativeDialog
      role="alertdialog"
      title={isSent ? word('submittedTitle') : say('registeredTitle')}
      text={isSent ? word('submittedText') : say('registered')}
      onClose={onLeave}
      actions={
        <button
          type="button"
          className="s-button s-button--primary"
          onClick={isSent ? onLeave : () => void navigate(corePaths.profile)}
        >
          {say(isSent ? 'close' : 'confirm')}
        </button>
      }
    />
  );
}
