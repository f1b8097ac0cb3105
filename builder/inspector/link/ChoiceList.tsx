import { type KeyboardEvent, useState } from 'react';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useFirstFocus } from '../../shell/useFirstFocus.ts';

export interface Choice {
  key: string;
  title: string;
  detail?: string;
}

interface Props {
  /** What the search field is called. */
  search: string;
  /** Undefined while they are on their way. */
  choices: readonly Choice[] | undefined;
  chosen?: string;
  none: string;
  onChoose: (key: string) => void;
}

const maxShown = 200;

/** One of many, found by typing; the arrows lead from the search into the list and through it. */
export function ChoiceList({ search, choices, chosen, none, onChoose }: Props) {
  const { say } = useLanguage();
  const field = useFirstFocus<HTMLInputElement>();
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = choices?.filter(({ title, detail = '' }) => `${title} ${detail}`.toLowerCase().includes(wanted));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only passes the focus on between the parts inside
    <div className="bd-choices" onKeyDown={walk}>
      <input
        ref={field}
        className="bd-input"
        type="search"
        aria-label={search}
        placeholder={search}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {!found && <div className="bd-choices__coming" aria-busy="true" />}
      {found?.length === 0 && <p className="bd-help">{none}</p>}
      <ul aria-label={search}>
        {found?.slice(0, maxShown).map(({ key, title, detail }) => (
          <li key={key}>
            <button type="button" aria-current={key === chosen || undefined} onClick={() => onChoose(key)}>
              <span>{title}</span>
              {detail && <code>{detail}</code>}
            </button>
          </li>
        ))}
      </ul>
      {found && found.length > maxShown && (
        <p className="bd-help">{say('moreChoices', { number: found.length - maxShown })}</p>
      )}
    </div>
  );
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li > button')];
  const at = event.target instanceof HTMLElement ? stops.indexOf(event.target) : -1;
  const isInput = at === 0;
  const steps: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    ...(!isInput && { Home: 1, End: stops.length - 1 }),
  };
  const next = stops[steps[event.key] ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
