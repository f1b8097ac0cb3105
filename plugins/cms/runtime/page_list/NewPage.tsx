import { type FormEvent, useState } from 'react';
import { useText } from 'sala/runtime';
import { editPath, isSlug, type PageKind } from './pageEntry.ts';
import { pageTexts } from './pageTexts.ts';

/** Names a new page and opens it in the builder. */
export function NewPage({ taken, kind }: { taken: string[]; kind: PageKind }) {
  const say = useText(pageTexts);
  const [slug, setSlug] = useState('');
  const [error, setError] = useState<'slugWrong' | 'slugTaken'>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = slug.trim();
    if (!isSlug(name)) return setError('slugWrong');
    if (taken.includes(name)) return setError('slugTaken');
    location.assign(editPath(`${kind}/${name}`));
  };
  return (
    <form className="w-pages__new" onSubmit={submit} noValidate>
      <label htmlFor="new-page">{say('slug')}</label>
      <div className="w-pages__field">
        <input
          id="new-page"
          value={slug}
          onChange={(event) => {
            setSlug(event.target.value);
            setError(undefined);
          }}
          maxLength={100}
          autoComplete="off"
          aria-describedby="new-page-help"
          aria-invalid={error !== undefined}
        />
        <button type="submit">{say(kind === 'popup' ? 'addPopup' : 'add')}</button>
      </div>
      <p id="new-page-help" role={error ? 'alert' : undefined} data-error={error !== undefined || undefined}>
        {say(error ?? 'slugHelp')}
      </p>
    </form>
  );
}
