import { useText } from '../../language/useText.ts';
import { Icon } from '../icons/Icon.tsx';

interface DialogActionsProps {
  /** Named after what it does: "Send", never "OK". */
  action: string;
  icon?: string;
  onClose: () => void;
  /** Absent where the button sends `form`. */
  onAction?: (() => unknown) | undefined;
  form?: string;
  /** Where "cancel" could be taken for the action itself. */
  leave?: string;
  danger?: boolean | undefined;
  /** The action runs: neither button works. */
  busy?: boolean;
  /** False while something that the action needs is missing. */
  isReady?: boolean;
}

/** The two buttons at the end of a dialog that does something. */
export function DialogActions({ action, icon, onClose, onAction, form, leave, danger, ...state }: DialogActionsProps) {
  const { busy = false, isReady = true } = state;
  const say = useText(texts);
  return (
    <>
      <button type="button" className="s-button s-button--outline" disabled={busy} onClick={onClose}>
        {leave ?? say('cancel')}
      </button>
      <button
        type={form ? 'submit' : 'button'}
        form={form}
        className={`s-button ${danger ? 's-button--danger' : 's-button--primary'}`}
        disabled={busy || !isReady}
        onClick={onAction && (() => void onAction())}
      >
        {icon && <Icon name={icon} size={16} />}
        {action}
      </button>
    </>
  );
}

const texts = { cancel: { th: 'ยกเลิก', en: 'Cancel' } };
