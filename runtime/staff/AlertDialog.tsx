import { useText } from '../language/useText.ts';
import { NativeDialog } from '../ui/dialog/NativeDialog.tsx';
import { staffTexts } from './staffTexts.ts';

/** An administrator's message to the user of this page. Native, because it covers any other dialog. */
export function AlertDialog({ text, from, onClose }: { text: string; from: string; onClose(): void }) {
  const say = useText(staffTexts);
  return (
    <NativeDialog
      role="alertdialog"
      title={say('messageFrom', { name: from })}
      text={text}
      onClose={onClose}
      actions={
        <button type="button" className="s-button s-button--primary" onClick={onClose}>
          {say('understood')}
        </button>
      }
    />
  );
}
