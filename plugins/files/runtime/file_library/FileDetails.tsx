import { useEffect, useState } from 'react';
import { formatBytes, Picture, type StoredFile, useApi, useCallMessage, useMoment, useText } from 'sala/runtime';
import { DeleteDialog } from './DeleteDialog.tsx';
import { libraryTexts } from './libraryTexts.ts';

/** A place that uses the file. */
export interface FileUse {
  kind: 'layout' | 'record' | 'site';
  title: string;
  key: string;
}

interface Props {
  file: StoredFile;
  onDeleted: () => void;
}

/** Preview, facts, usages and actions of a file. */
export function FileDetails({ file, onDeleted }: Props) {
  const say = useText(libraryTexts);
  const api = useApi();
  const explain = useCallMessage();
  const [uses, setUses] = useState<FileUse[]>();
  const [failure, setFailure] = useState<string>();
  const [copied, setCopied] = useState(false);
  const [asking, setAsking] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `explain` speaks the same language as long as the file is shown
  useEffect(() => {
    let wanted = true;
    api<{ data: FileUse[] }>(`/api/files/uses/${file.id}`).then(
      ({ data }) => wanted && setUses(data),
      (error) => wanted && setFailure(explain(error)),
    );
    return () => {
      wanted = false;
    };
  }, [api, file.id]);

  async function copy() {
    await navigator.clipboard.writeText(new URL(file.url, location.href).href);
    setCopied(true);
  }

  const added = useMoment()(file.created_at);
  return (
    <>
      <Preview file={file} />
      <h2>{file.name}</h2>
      <dl>
        <dt>{say('size')}</dt>
        <dd>
          {file.width ? `${file.width} × ${file.height} · ` : ''}
          {formatBytes(file.size)}
        </dd>
        <dt>{say('added')}</dt>
        <dd>{added}</dd>
        <dt>{say('uses')}</dt>
        <dd>
          {failure ?? (uses === undefined ? <span role="status">{say('usesLoading')}</span> : <Uses uses={uses} />)}
        </dd>
      </dl>
      <input className="s-input" readOnly value={file.url} aria-label={say('address')} />
      <div className="w-file_library__actions">
        <button type="button" className="s-button s-button--outline s-button--small" onClick={() => void copy()}>
          {say(copied ? 'copied' : 'copy')}
        </button>
        <a className="s-button s-button--outline s-button--small" href={file.url} target="_blank" rel="noreferrer">
          {say('open')}
        </a>
        <button
          type="button"
          className="s-button s-button--quiet s-button--small w-file_library__delete"
          onClick={() => setAsking(true)}
        >
          {say('delete')}
        </button>
      </div>
      {asking && (
        <DeleteDialog file={file} uses={uses?.length ?? 0} onDeleted={onDeleted} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

function Preview({ file }: { file: StoredFile }) {
  if (file.kind === 'image') return <Picture src={file.url} alt="" sizes="22rem" first />;
  // biome-ignore lint/a11y/useMediaCaption: it is looked at before it is used, where captions are added
  if (file.kind === 'video') return <video src={file.url} controls preload="metadata" />;
  // biome-ignore lint/a11y/useMediaCaption: as above
  if (file.kind === 'audio') return <audio src={file.url} controls preload="none" />;
  return null;
}

function Uses({ uses }: { uses: FileUse[] }) {
  const say = useText(libraryTexts);
  if (uses.length === 0) return say('unused');
  return (
    <ul>
      {uses.map(({ kind, title, key }) => (
        <li key={`${kind} ${key}`}>
          {kind === 'layout' ? (
            <a href={`/cms/builder/${encodeURIComponent(key)}`}>{say('layout', { title })}</a>
          ) : (
            say(kind, { title, key })
          )}
        </li>
      ))}
    </ul>
  );
}
