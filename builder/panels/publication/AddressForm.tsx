import { type FormEvent, useId, useState } from 'react';
import { useLanguage } from '../../language/LanguageProvider.tsx';

/** Gives the page another name in its address. */
export function AddressForm({ slug, onRename }: { slug: string; onRename: (slug: string) => void }) {
  const { say } = useLanguage();
  const id = useId();
  const [typed, setTyped] = useState(slug);
  const wanted = typed.trim().toLowerCase().replace(/\s+/g, '-');
  const isSound = /^[^/?#\s]{1,120}$/.test(wanted) && wanted !== slug;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSound) onRename(wanted);
  };
  return (
    <form className="bd-publication__line" onSubmit={submit}>
      <label htmlFor={id}>{say('newAddress')}</label>
      <input
        id={id}
        className="bd-input"
        value={typed}
        maxLength={120}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      <button type="submit" className="bd-button" disabled={!isSound}>
        {say('changeAddress')}
      </button>
      <p className="bd-help">{say('changeAddressHint')}</p>
    </form>
  );
}
