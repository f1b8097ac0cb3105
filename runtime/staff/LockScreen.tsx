import { type FormEvent, useEffect, useId, useState } from 'react';
import { usePage } from '../context/usePage.ts';
import { useCallMessage } from '../language/useCallMessage.ts';
import { useText } from '../language/useText.ts';
import { useModal } from '../ui/dialog/useModal.ts';
import { Logo } from '../ui/icons/Logo.tsx';
import { staffTexts } from './staffTexts.ts';
import { useSignOut } from './useSignOut.ts';

/**
 * Covers everything until the password is entered; the only other way is to sign out. A native dialog, because it must
 * be above any other.
 */
export function LockScreen({ onUnlock }: { onUnlock(password: string): Promise<void> }) {
  const say = useText(staffTexts);
  const { session, site } = usePage();
  const explain = useCallMessage();
  const signOut = useSignOut();
  const id = useId();
  const dialog = useModal();
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);

  useEffect(() => {
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
      // A second Escape closes a dialog even when its cancel event was prevented.
      onClose={() => dialog.current?.showModal()}
    >
      <form className="s-lock__card" onSubmit={handleSubmit}>
        <Logo size={44} />
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
