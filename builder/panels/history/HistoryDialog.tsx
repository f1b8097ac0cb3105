import { useState } from 'react';
import { Dialog } from '../../../runtime/ui/dialog/Dialog.tsx';
import { originalVersion, type PublishedVersion } from '../../api/versions.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useStore } from '../../state/createStore.ts';
import { changeView } from '../../state/viewState.ts';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { useVersions, type Versions } from './useVersions.ts';
import { VersionView } from './VersionView.tsx';
import { useVersionWords } from './versionWords.ts';
import './history.css';

/** The published versions of the page: who made them when, what has changed since, and the way back to one. */
export function HistoryDialog() {
  const { view } = useBuilder();
  const { say } = useLanguage();
  const opened = useStore(view, (state) => state.history);
  if (!opened) return null;
  return (
    <Dialog title={say('history')} size="wide" onClose={() => changeView(view, { history: false })}>
      <History begin={opened === 'original' ? originalVersion : null} />
    </Dialog>
  );
}

function History({ begin }: { begin: number | null }) {
  const { say } = useLanguage();
  const versions = useVersions();
  const { list } = versions;
  const [chosen, setChosen] = useState(begin);
  if (list === undefined) return <div className="bd-loading" />;
  if (list === 'failed')
    return (
      <div role="alert">
        <p>{say('historyFailed')}</p>
        <button type="button" className="bd-button" onClick={versions.retry}>
          {say('retry')}
        </button>
      </div>
    );
  const wanted = chosen === originalVersion && !list.hasOriginal ? null : chosen;
  const shown = wanted ?? list.versions[0]?.version ?? (list.hasOriginal ? originalVersion : null);
  if (shown === null) return <p className="bd-quiet">{say('historyEmpty')}</p>;
  const version = list.versions.find((each) => each.version === shown);
  return (
    <div className="bd-history">
      <VersionList versions={versions} shown={shown} onChoose={setChosen} />
      <VersionView key={shown} version={version} onRename={(name) => versions.rename(shown, name)} />
    </div>
  );
}

interface ListProps {
  versions: Versions;
  shown: number;
  onChoose: (version: number) => void;
}

function VersionList({ versions: { list, hasMore, readMore }, shown, onChoose }: ListProps) {
  const { say } = useLanguage();
  if (list === undefined || list === 'failed') return null;
  return (
    <nav className="bd-history__list" aria-label={say('historyVersions')}>
      <ul>
        {list.versions.map((version) => (
          <li key={version.version}>
            <VersionButton version={version} isShown={version.version === shown} onChoose={onChoose} />
          </li>
        ))}
        {list.hasOriginal && (
          <li>
            <button
              type="button"
              aria-current={shown === originalVersion || undefined}
              onClick={() => onChoose(originalVersion)}
            >
              <strong>{say('versionOriginal')}</strong>
              <span>{say('versionOriginalHint')}</span>
            </button>
          </li>
        )}
      </ul>
      {hasMore && (
        <button type="button" className="bd-button" onClick={readMore}>
          {say('historyMore')}
        </button>
      )}
    </nav>
  );
}

interface ButtonProps {
  version: PublishedVersion;
  isShown: boolean;
  onChoose: (version: number) => void;
}

function VersionButton({ version, isShown, onChoose }: ButtonProps) {
  const { say } = useLanguage();
  const { title, time } = useVersionWords(version);
  return (
    <button type="button" aria-current={isShown || undefined} onClick={() => onChoose(version.version)}>
      <strong>{title}</strong>
      {version.isCurrent && <em>{say('versionCurrent')}</em>}
      {version.name && <span>{time}</span>}
      <span>{version.by ?? say('versionBySystem')}</span>
    </button>
  );
}
