import { useState } from 'react';
import {
  ConfirmDialog,
  Link,
  SearchBox,
  showToast,
  useApi,
  useLanguage,
  useText,
  useWidgetData,
  type WidgetViewProps,
} from 'sala/runtime';
import { readText } from 'sala/schemas';
import { DataFailed } from '../DataFailed.tsx';
import { editPath } from '../page_list/pageEntry.ts';
import { MergeDialog } from './MergeDialog.tsx';
import type { ScreenEntry } from './screenEntry.ts';
import { screenTexts } from './screenTexts.ts';
import './screen_list.css';

/** The screens of plugins and collections: which of them the site changed, and what can be done about it. */
export function ScreenList({ object, data }: WidgetViewProps<object>) {
  const say = useText(screenTexts);
  const language = useLanguage();
  const { error, refresh } = useWidgetData(object.uid);
  const screens = (data?.screens as unknown as { data: ScreenEntry[] } | undefined)?.data ?? []; // what the source cms.screens answers
  const changed = screens.filter(({ state }) => state !== 'original');
  const [chosen, setChosen] = useState<'changed' | 'all'>();
  const [typed, setTyped] = useState('');
  const shows = chosen ?? (changed.length > 0 ? 'changed' : 'all');
  const words = typed.trim().toLowerCase();
  const found = (shows === 'all' ? screens : changed).filter(({ title, key, path }) =>
    `${readText(title, language)} ${key} ${path ?? ''}`.toLowerCase().includes(words),
  );
  if (!data?.screens && error !== undefined) return <DataFailed uid={object.uid} />;
  return (
    <section className="w-screens">
      <h1>{say('heading')}</h1>
      <p className="w-screens__intro">{say('intro')}</p>
      <div className="w-screens__bar">
        <fieldset>
          <legend className="s-visually-hidden">{say('show')}</legend>
          {(['changed', 'all'] as const).map((each) => (
            <label key={each}>
              <input
                type="radio"
                name={`${object.uid}-show`}
                checked={shows === each}
                onChange={() => setChosen(each)}
              />
              <span>
                {each === 'all'
                  ? say('showAll', { count: screens.length })
                  : say('showChanged', { count: changed.length })}
              </span>
            </label>
          ))}
        </fieldset>
        <SearchBox label={say('find')} value={typed} onChange={setTyped} />
      </div>
      {found.length === 0 && (
        <p className="w-screens__empty" role="status">
          {say(shows === 'changed' && words === '' ? 'noneChanged' : 'noneFound')}
        </p>
      )}
      <ul className="w-screens__list">
        {found.map((screen) => (
          <ScreenLine key={screen.key} screen={screen} onChange={refresh} />
        ))}
      </ul>
    </section>
  );
}

function ScreenLine({ screen, onChange }: { screen: ScreenEntry; onChange: () => void }) {
  const say = useText(screenTexts);
  const title = readText(screen.title, useLanguage());
  const [asked, setAsked] = useState<'merge' | 'back'>();
  const { state, kind, path, key } = screen;
  const shown = state === 'changed' && !screen.isPublished ? 'draft' : state;
  const named = (word: 'edit' | 'open' | 'compare' | 'merge' | 'back') =>
    `${say(word)} ${title} ${say(`kind_${kind}`)}`;
  return (
    <li className="w-screens__line">
      <div>
        <strong>{title}</strong>
        <span className="w-screens__kind">
          {say(`kind_${kind}`)}
          {path && ` · ${path}`}
        </span>
      </div>
      <span className="w-screens__state" data-state={shown}>
        {say(`state_${shown}`)}
      </span>
      <span className="w-screens__actions">
        {path && (
          <Link to={path} aria-label={named('open')}>
            {say('open')}
          </Link>
        )}
        <a href={editPath(key)} aria-label={named('edit')}>
          {say('edit')}
        </a>
        {state !== 'original' && (
          <a href={`${editPath(key)}?compare`} aria-label={named('compare')}>
            {say('compare')}
          </a>
        )}
        {state === 'news' && (
          <button
            type="button"
            className="s-button s-button--outline s-button--small"
            aria-label={named('merge')}
            onClick={() => setAsked('merge')}
          >
            {say('merge')}
          </button>
        )}
        {state !== 'original' && (
          <button
            type="button"
            className="s-button s-button--outline s-button--small"
            aria-label={named('back')}
            onClick={() => setAsked('back')}
          >
            {say('back')}
          </button>
        )}
      </span>
      {asked === 'back' && (
        <BackDialog screenKey={key} title={title} onDone={onChange} onClose={() => setAsked(undefined)} />
      )}
      {asked === 'merge' && <MergeDialog screenKey={key} title={title} onClose={() => setAsked(undefined)} />}
    </li>
  );
}

interface BackProps {
  screenKey: string;
  title: string;
  onDone: () => void;
  onClose: () => void;
}

function BackDialog({ screenKey, title, onDone, onClose }: BackProps) {
  const say = useText(screenTexts);
  const api = useApi();
  const restore = async () => {
    await api('/api/originals/restore', { method: 'POST', body: { key: screenKey } });
    showToast({ title: say('backDone'), kind: 'success' });
    onDone();
  };
  return (
    <ConfirmDialog
      title={say('backTitle', { title })}
      text={say('backText')}
      action={say('backAction')}
      danger
      perform={restore}
      onClose={onClose}
    />
  );
}
