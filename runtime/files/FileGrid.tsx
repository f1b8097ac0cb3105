import { pictureAt } from '../../engine/content/pictureSources.ts';
import { useText } from '../language/useText.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { fileTexts } from './fileTexts.ts';
import { formatBytes } from './formatBytes.ts';
import type { StoredFile } from './upload/upload.ts';
import type { FileList } from './useFileList.ts';

interface Props {
  list?: FileList;
  failure?: string;
  /** The search text, for the message that nothing was found. */
  text: string;
  picked?: string;
  onPick: (file: StoredFile) => void;
  onRetry: () => void;
}

const icons: Record<string, string> = {
  video: 'film',
  audio: 'music',
  archive: 'folder-archive',
  text: 'file-text',
};

/** A page of files as tiles, with previews of pictures. */
export function FileGrid({ list, failure, text, picked, onPick, onRetry }: Props) {
  const say = useText(fileTexts);
  if (failure)
    return (
      <div className="s-files__message" role="alert">
        <p>{failure}</p>
        <button type="button" className="s-button s-button--outline" onClick={onRetry}>
          {say('tryAgain')}
        </button>
      </div>
    );
  if (!list) return <div className="s-skeleton s-files__skeleton" role="status" aria-label={say('loading')} />;
  if (list.data.length === 0)
    return <p className="s-files__message">{text === '' ? say('empty') : say('nothing', { text })}</p>;
  return (
    <ul className="s-files__grid" aria-label={say('files')}>
      {list.data.map((file) => (
        <li key={file.id}>
          <button
            type="button"
            className="s-files__tile"
            aria-pressed={file.id === picked}
            title={file.name}
            onClick={() => onPick(file)}
          >
            {file.kind === 'image' && file.mime !== 'image/heic' ? (
              <img src={pictureAt(file.url, 320)} alt="" loading="lazy" decoding="async" />
            ) : (
              <span className="s-files__icon">
                <Icon name={icons[file.kind] ?? 'file'} size={32} />
              </span>
            )}
            <span className="s-files__name">{file.name}</span>
            <span className="s-files__facts">
              {file.width ? `${file.width} × ${file.height} · ` : ''}
              {formatBytes(file.size)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
