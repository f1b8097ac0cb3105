import { useState } from 'react';
import { useText } from '../language/useText.ts';
import { FileButton } from '../ui/fields/FileButton.tsx';
import { SearchBox } from '../ui/fields/SearchBox.tsx';
import { Arrivals } from './Arrivals.tsx';
import { DropZone } from './DropZone.tsx';
import { FileGrid } from './FileGrid.tsx';
import { fileTexts } from './fileTexts.ts';
import { ShelfFoot } from './ShelfFoot.tsx';
import type { StoredFile } from './upload/upload.ts';
import { useFileList } from './useFileList.ts';
import { useLibraryUpload } from './useLibraryUpload.ts';
import './files.css';

interface Props {
  /** Only files of this kind; without it the person may filter. */
  kind?: 'image' | 'video' | 'audio' | 'application';
  /** The selected file. */
  picked?: string;
  onPick: (file: StoredFile) => void;
  /** Changes when files were changed elsewhere, so that the list is read again. */
  version?: number;
}

const kinds = ['image', 'video', 'audio', 'application'] as const;

/** The site's files: browse, search, upload and select. */
export function FileShelf({ kind, picked, onPick, version = 0 }: Props) {
  const say = useText(fileTexts);
  const [text, setText] = useState('');
  const [chosenKind, setKind] = useState('');
  const [page, setPage] = useState(1);
  const { list, failure, reload } = useFileList({ text, kind: kind ?? chosenKind, page, version });
  const { arrivals, send, drop } = useLibraryUpload((file) => {
    reload();
    onPick(file);
  });

  function search(next: { text?: string; kind?: string }) {
    if (next.text !== undefined) setText(next.text);
    if (next.kind !== undefined) setKind(next.kind);
    setPage(1);
  }

  return (
    <DropZone className="s-files" onFiles={(files) => void send(files)}>
      <div className="s-files__tools">
        <SearchBox label={say('search')} value={text} onChange={(typed) => search({ text: typed })} />
        {!kind && <KindSelect value={chosenKind} onChange={(next) => search({ kind: next })} />}
        <FileButton
          title={say('add')}
          className="s-button--primary"
          multiple
          accept={kind && kind !== 'application' ? `${kind}/*` : undefined}
          onChoose={(files) => void send(files)}
        />
        <span className="s-files__hint">{say('drop')}</span>
      </div>
      <Arrivals arrivals={arrivals} onDismiss={drop} />
      <FileGrid list={list} failure={failure} text={text} picked={picked} onPick={onPick} onRetry={reload} />
      {list && <ShelfFoot list={list} page={page} onPage={setPage} />}
    </DropZone>
  );
}

function KindSelect({ value, onChange }: { value: string; onChange: (kind: string) => void }) {
  const say = useText(fileTexts);
  return (
    <select
      className="s-input"
      aria-label={say('kind')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{say('all')}</option>
      {kinds.map((each) => (
        <option key={each} value={each}>
          {say(each)}
        </option>
      ))}
    </select>
  );
}
