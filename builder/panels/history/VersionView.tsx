import { useEffect, useState } from 'react';
import { useRuntime } from '../../../runtime/context/RuntimeContext.ts';
import type { Row } from '../../../schemas/index.ts';
import type { ReadyMade } from '../../api/readyMade.ts';
import { originalVersion, type PublishedVersion, readVersion } from '../../api/versions.ts';
import { toEditor } from '../../document/convert/toEditor.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { changeView } from '../../state/viewState.ts';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { DrawnRows } from '../readyMade/ReadyMadePicture.tsx';
import { prepareShown } from '../readyMade/useReadyMade.ts';
import { Differences } from './Differences.tsx';
import { useVersionWords } from './versionWords.ts';

interface Props {
  /** Undefined: the original. */
  version: PublishedVersion | undefined;
  onRename: (name: string) => Promise<boolean>;
}

/** One version: its name, what has changed since, how it looked, and the way back to it. */
export function VersionView({ version, onRename }: Props) {
  const { editor, view, message } = useBuilder();
  const { say } = useLanguage();
  const { title } = useVersionWords(version);
  const read = useVersion(version?.version ?? originalVersion);
  const restore = ({ layout }: ReadyMade) => {
    const tree = toEditor(layout);
    editor.edit(() => tree, { select: () => null });
    message.set({ lines: [{ word: 'versionRestored', params: { name: title } }], tone: 'info' });
    changeView(view, { history: false });
  };
  return (
    <section className="bd-history__version" aria-label={title}>
      {version && <VersionName version={version} onRename={onRename} />}
      {read === undefined && <div className="bd-loading" />}
      {read === 'failed' && <p role="alert">{say('versionFailed')}</p>}
      {read !== undefined && read !== 'failed' && (
        <>
          <button type="button" className="bd-button bd-button--primary" onClick={() => restore(read.version)}>
            {say('versionRestore')}
          </button>
          <p className="bd-help">{say('versionRestoreHint')}</p>
          <Differences layout={read.version.layout} />
          <h3>{say('versionLook')}</h3>
          <div className="bd-picture bd-history__picture" inert>
            <DrawnRows rows={read.rows} />
          </div>
        </>
      )}
    </section>
  );
}

function VersionName({ version, onRename }: { version: PublishedVersion; onRename: Props['onRename'] }) {
  const { say } = useLanguage();
  const [name, setName] = useState(version.name ?? '');
  const [failed, setFailed] = useState(false);
  const keep = async () => {
    if (name.trim() !== (version.name ?? '')) setFailed(!(await onRename(name)));
  };
  return (
    <label className="bd-history__name">
      <span>{say('versionName')}</span>
      <input
        className="bd-input"
        value={name}
        maxLength={80}
        placeholder={say('versionNameHint')}
        onChange={(event) => setName(event.target.value)}
        onBlur={() => void keep()}
        onKeyDown={(event) => event.key === 'Enter' && void keep()}
      />
      {failed && <span role="alert">{say('versionNameFailed')}</span>}
    </label>
  );
}

/** A version with all it needs to be drawn; undefined while it is on its way. */
function useVersion(number: number): { version: ReadyMade; rows: Row[] } | 'failed' | undefined {
  const { draft } = useBuilder();
  const runtime = useRuntime();
  const [found, setFound] = useState<{ version: ReadyMade; rows: Row[] } | 'failed'>();
  useEffect(() => {
    let isHere = true;
    const read = async () => {
      const version = await readVersion(runtime.api, draft.key, number);
      return { version, rows: await prepareShown(runtime, version.shown) };
    };
    read().then(
      (version) => isHere && setFound(version),
      () => isHere && setFound('failed'),
    );
    return () => {
      isHere = false;
    };
  }, [runtime, draft, number]);
  return found;
}
