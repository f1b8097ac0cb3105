import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { readSlug, SlugField } from './SlugField.tsx';

/** Gives the page another name in its address. */
export function AddressForm({ slug, onRename }: { slug: string; onRename: (slug: string) => void }) {
  const { say } = useLanguage();
  const [typed, setTyped] = useState(slug);
  const wanted = readSlug(typed, { slug });
  const isReady = wanted !== null && wanted !== slug;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) onRename(wanted);
  };
  return (
    <form className="bd-publication__line" onSubmit={submit}>
      <SlugField slug={slug} typed={typed} onType={setTyped} label={say('newAddress')} />
      <button type="submit" className="bd-button" disabled={!isReady}>
        {say('changeAddress')}
      </button>
      <p className="bd-help">{say('changeAddressHint')}</p>
    </form>
  );
}
