import { formatBytes, Icon, useCallMessage, useText } from 'sala/runtime';
import type { UploadedFile } from '../../shared/uploadRules.ts';
import { uploadTexts } from '../../shared/uploadTexts.ts';
import { FilePicture } from './FilePicture.tsx';
import type { Sending } from './useUploads.ts';

interface Props {
  file: UploadedFile;
  sending: Sending;
  onPause: () => void;
  onResume: () => void;
  onRemove: () => void;
}

/** One file: its preview, its progress, and its actions. */
export function UploadItem({ file, sending, onPause, onResume, onRemove }: Props) {
  const say = useText(uploadTexts);
  const explain = useCallMessage();
  const { name, status, size } = file;
  const { state, lost } = sending;
  const phase = status === 'uploaded' ? 'done' : (state?.phase ?? (lost ? 'lost' : 'waiting'));
  // Until the server has reported the progress, the form's stored value is shown.
  const percent = state?.sent ? Math.floor((100 * state.sent) / state.size) : file.uploadProgress;
  const moving = phase === 'sending' || phase === 'offline' || phase === 'waiting';
  return (
    <li className="w-upload__item" data-phase={phase}>
      <FilePicture file={file} blob={sending.file} />
      <div className="w-upload__what">
        {file.outputLink ? (
          <a href={file.outputLink} target="_blank" rel="noreferrer" title={say('open', { name })}>
            {name}
          </a>
        ) : (
          <span>{name}</span>
        )}
        <span className="w-upload__state">
          {formatBytes(size)} · {describe()}
        </span>
        {phase !== 'done' && phase !== 'lost' && (
          <progress className="w-upload__progress" max={100} value={percent} aria-label={say('progress', { name })} />
        )}
      </div>
      <div className="w-upload__buttons">
        {moving && phase !== 'waiting' && <ItemButton icon="pause" label={say('pause', { name })} onPress={onPause} />}
        {phase === 'paused' && <ItemButton icon="play" label={say('resume', { name })} onPress={onResume} />}
        {phase === 'failed' && <ItemButton icon="rotate-cw" label={say('retry', { name })} onPress={onResume} />}
        <ItemButton icon="x" label={say('remove', { name })} onPress={onRemove} />
      </div>
    </li>
  );

  function describe(): string {
    switch (phase) {
      case 'done':
        return say('uploaded');
      case 'sending':
        return say('uploading', { percent });
      case 'offline':
        return say('waiting', { percent });
      case 'paused':
        return say('paused', { percent });
      case 'failed':
        return explain(state?.error);
      case 'lost':
      case 'checking':
        return say(phase);
      default:
        return say('selected');
    }
  }
}

function ItemButton({ icon, label, onPress }: { icon: string; label: string; onPress: () => void }) {
  return (
    <button type="button" className="w-upload__button" aria-label={label} title={label} onClick={onPress}>
      <Icon name={icon} size={20} />
    </button>
  );
}
