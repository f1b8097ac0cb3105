import { type FormEvent, useState } from 'react';
import { useText } from 'sala/runtime';
import { editPath, makeFreeSlug, type PageKind } from './pageEntry.ts';
import { pageTexts } from './pageTexts.ts';

/** Names a new page and opens it in the builder. Its address follows from the name. */
export function NewPage({ taken, kind }: { taken: string[]; kind: PageKind }) {
  const say = useText(pageTexts);
  const [title, setTitle] = useState('');
  const [isRefused, setRefused] = useState(false);
  const slug = makeFreeSlug(title, taken);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (slug === '') return setRefused(true);
    location.assign(editPath(`${kind}/${slug}`, title.trim()));
  };
  return (
    <form className="w-pages__new" onSubmit={submit} noValidate>
      <label htmlFor="new-page">{say(kind === 'popup' ? 'namePopup' : 'name')}</label>
      <div className="w-pages__field">
        <input
          id="new-page"
          value={title}
          onChange={(event) => {
            setTitle(event.target.value);
            setRefused(false);
          }}
          maxLength={200}
          autoComplete="off"
          aria-describedby="new-page-help"
          aria-invalid={isRefused}
        />
        <button type="submit">{say(kind === 'popup' ? 'addPopup' : 'add')}</button>
      </div>
      <p id="new-page-help" role={isRefused ? 'alert' : undefined} data-error={isRefused || undefined}>
        {slug === '' ? say(isRefused ? 'nameWrong' : 'nameHelp') : say('address', { path: `/cms/${kind}/${slug}` })}
      </p>
    </form>
  );
}
