import { useState } from 'react';
import {
  ConfirmDialog,
  FileButton,
  formatBytes,
  Icon,
  loadUploader,
  type Upload,
  useApi,
  useCallMessage,
  useCalls,
  useText,
  useWidgetData,
  type WidgetViewProps,
} from 'sala/runtime';
import type { FilesAnswer, RecordFile } from '../../shared/recordAsides.ts';
import { AsideMissing } from '../record/AsideMissing.tsx';
import { asideTexts } from '../record/asideTexts.ts';
import { Moment } from '../record/Moment.tsx';
import '../record/aside.css';

/** Files attached to the record of the page. */
export function RecordFiles({ object, data }: WidgetViewProps<{ collection: string }>) {
  const say = useText(asideTexts);
  const { refresh } = useWidgetData(object.uid);
  const answer = data.files as unknown as FilesAnswer | null | undefined; // what data.files answers
  if (!answer) return <AsideMissing uid={object.uid} title={say('files')} />;
  if (answer.files.length === 0 && !answer.mayAdd) return null;
  return (
    <section className="w-aside" aria-label={say('files')}>
      <h2>{say('files')}</h2>
      {answer.files.length === 0 ? (
        <p className="w-aside__none">{say('noFiles')}</p>
      ) : (
        <ul>
          {answer.files.map((file) => (
            <FileLine key={file.id} file={file} onChanged={refresh} />
          ))}
        </ul>
      )}
      {answer.mayAdd && <AddFile collection={object.collection} record={answer.record} onAdded={refresh} />}
    </section>
  );
}

function FileLine({ file, onChanged }: { file: RecordFile; onChanged: () => void }) {
  const say = useText(asideTexts);
  const call = useCalls();
  const [asked, setAsked] = useState(false);
  async function remove() {
    await call('DELETE /api/files/{id}', { params: { id: file.id } });
    onChanged();
  }
  return (
    <li>
      <p className="w-aside__row">
        <Icon name={file.kind === 'image' ? 'image' : 'file-text'} size={16} />
        <a href={file.url} target="_blank" rel="noreferrer">
          {file.name}
        </a>
        <small>{formatBytes(file.size)}</small>
        {file.mayDelete && (
          <button
            type="button"
            className="w-aside__link"
            aria-label={say('removeNamed', { name: file.name })}
            onClick={() => setAsked(true)}
          >
            {say('remove')}
          </button>
        )}
      </p>
      <p>
        {file.by && <small>{file.by} · </small>}
        <Moment at={file.at} />
      </p>
      {asked && (
        <ConfirmDialog
          title={say('removeFileAsk', { name: file.name })}
          text={say('removeFileText')}
          action={say('remove')}
          danger
          perform={remove}
          onClose={() => setAsked(false)}
        />
      )}
    </li>
  );
}

function AddFile({ collection, record, onAdded }: { collection: string; record: string; onAdded: () => void }) {
  const say = useText(asideTexts);
  const api = useApi();
  const explain = useCallMessage();
  const [state, setState] = useState('');
  const [refusal, setRefusal] = useState('');

  async function send(file: File) {
    const { startUpload } = await loadUploader();
    const upload = startUpload({ api, file, name: file.name, target: { purpose: 'record', collection, record } });
    await untilSent(upload, (percent) => setState(say('sending', { name: file.name, percent: String(percent) })));
  }
  async function sendAll(files: File[]) {
    setRefusal('');
    try {
      for (const file of files) await send(file);
    } catch (error) {
      setRefusal(explain(error));
    }
    setState('');
    onAdded();
  }
  return (
    <div>
      <FileButton
        title={state || say('addFile')}
        multiple
        disabled={state !== ''}
        onChoose={(files) => void sendAll(files)}
      >
        <Icon name="paperclip" size={16} />
      </FileButton>
      {refusal && (
        <p className="s-field__error" role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}

function untilSent(upload: Upload, onProgress: (percent: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    upload.subscribe(() => {
      const { file, phase, error, sent, size } = upload.read();
      onProgress(size > 0 ? Math.floor((sent * 100) / size) : 0);
      if (file) resolve();
      else if (phase === 'failed') reject(error);
    });
  });
}
