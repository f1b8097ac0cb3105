import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useCallMessage } from '../api/useCallMessage.ts';
import { usePage } from '../context/usePage.ts';
import { Mark } from '../icons/Mark.tsx';
import { useText } from '../language/useText.ts';
import { useSignOut } from '../shell/useSignOut.ts';
import { staffTexts } from './staffTexts.ts';

/** Covers everything until the password is given; there is no other way past it than signing out. */
export function LockScreen({ onUnlock }: { onUnlock(password: string): Promise<void> }) {
  const say = useText(staffTexts);
  const { session, site } = usePage();
  const explain = useCallMessage();
  const signOut = useSignOut();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    dialog.current?.showModal();
    document.title = say('locked');
  }, [say]);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    try {
      await onUnlock(String(new FormData(form).get('password') ?? ''));
    } catch (error) {
      setRefusal(explain(error));
      form.reset();
      form.querySelector('input')?.focus();
    }
    setBusy(false);
  }

  return (
    <dialog
      ref={dialog}
      className="s-lock"
      aria-labelledby={`${id}-title`}
      onCancel={(event) => event.preventDefault()}
      // Escape pressed twice closes a dialog whatever its cancel event says.
      onClose={() => dialog.current?.showModal()}
    >
      <form className="s-lock__card" onSubmit={handleSubmit}>
        <Mark size={44} />
        <h1 id={`${id}-title`}>{say('locked')}</h1>
        <p className="s-lock__who">
          <strong>{session.user?.name}</strong>
          <span>{site.name}</span>
        </p>
        <div className="s-field">
          <label className="s-field__label" htmlFor={id}>
            {say('password')}
          </label>
          <input
            id={id}
            className="s-input"
            type="password"
            name="password"
            autoComplete="current-password"
            required
            autoFocus
            aria-describedby={`${id}-error`}
            aria-invalid={refusal !== '' || undefined}
          />
          <p id={`${id}-error`} className="s-field__error" role="alert" hidden={refusal === ''}>
            {refusal}
          </p>
        </div>
        <button type="submit" className="s-button s-button--primary" disabled={busy}>
          {say('unlock')}
        </button>
        <button type="button" className="s-button s-button--quiet" onClick={signOut}>
          {say('signOut')}
        </button>
      </form>
    </dialog>
  );
}
