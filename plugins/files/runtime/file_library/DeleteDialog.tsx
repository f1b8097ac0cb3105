import { useEffect, useId, useRef, useState } from 'react';
import { type StoredFile, useApi, useCallMessage, useText } from 'sala/runtime';
import { libraryTexts } from './libraryTexts.ts';

interface Props {
  file: StoredFile;
  uses: number;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a file is deleted, and says what would show a gap. */
export function DeleteDialog({ file, uses, onDeleted, onClose }: Props) {
  const say = useText(libraryTexts);
  const api = useApi();
  const explain = useCallMessage();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);

  async function remove() {
    setBusy(true);
    try {
      await api(`/api/files/${file.id}`, { method: 'DELETE' });
      onDeleted();
    } catch (error) {
      setFailure(explain(error));
      setBusy(false);
    }
  }

  return (
    <dialog
      ref={dialog}
      className="s-form__dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={`${id}-title`}>{say('deleteTitle', { name: file.name })}</h2>
      <p id={`${id}-text`}>{uses > 0 ? say('deleteUsed', { n: uses }) : say('deleteUnused')}</p>
      {failure && <p role="alert">{failure}</p>}
      <div className="s-form__actions">
        <button type="button" className="s-button s-button--danger" disabled={busy} onClick={() => void remove()}>
          {say('delete')}
        </button>
        <button type="button" className="s-button s-button--outline" onClick={onClose}>
          {say('cancel')}
        </button>
      </div>
    </dialog>
  );
}
