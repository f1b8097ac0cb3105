import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { useText } from '../language/useText.ts';
import type { StoredFile } from '../upload/upload.ts';
import { FileGrid } from './FileGrid.tsx';
import { fileTexts } from './fileTexts.ts';
import { formatBytes } from './formatBytes.ts';
import { useFileList } from './useFileList.ts';
import { useLibraryUpload } from './useLibraryUpload.ts';
import './files.css';

interface Props {
  /** Only files of this kind; without it the person may choose. */
  kind?: 'image' | 'video' | 'audio' | 'application';
  /** The one that is chosen. */
  picked?: string;
  onPick: (file: StoredFile) => void;
  /** Changes when something was changed elsewhere, so that the list is read anew. */
  version?: number;
}

const kinds = ['image', 'video', 'audio', 'application'] as const;

/** The files of the site to look through, search, add to and choose from. */
export function FileShelf({ kind, picked, onPick, version = 0 }: Props) {
  const say = useText(fileTexts);
  const [text, setText] = useState('');
  const [chosenKind, setKind] = useState('');
  const [page, setPage] = useState(1);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
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
  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void send([...event.dataTransfer.files]);
  }
  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    void send([...(target.files ?? [])]);
    target.value = '';
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut of the button
    <div
      className="s-files"
      data-over={over ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={handleDrop}
    >
      <div className="s-files__tools">
        <input
          type="search"
          className="s-input"
          aria-label={say('search')}
          placeholder={say('search')}
          value={text}
          onChange={(event) => search({ text: event.target.value })}
        />
        {!kind && (
          <select
            className="s-input"
            aria-label={say('kind')}
            value={chosenKind}
            onChange={(event) => search({ kind: event.target.value })}
          >
            <option value="">{say('all')}</option>
            {kinds.map((each) => (
              <option key={each} value={each}>
                {say(each)}
              </option>
            ))}
          </select>
        )}
        <button type="button" className="s-button s-button--primary" onClick={() => input.current?.click()}>
          {say('add')}
        </button>
        <span className="s-files__hint">{say('drop')}</span>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={kind && kind !== 'application' ? `${kind}/*` : undefined}
          onChange={handleChange}
        />
      </div>
      <div role="status" className="s-files__arrivals">
        {arrivals.map(({ id, name, percent, failure: reason }) => (
          <p key={id} data-failed={reason ? '' : undefined}>
            {reason ? say('failed', { name, reason }) : say('sending', { name, percent })}
            {reason && (
              <button
                type="button"
                className="s-button s-button--quiet s-button--small"
                aria-label={say('dismiss', { name })}
                onClick={() => drop(id)}
              >
                ×
              </button>
            )}
          </p>
        ))}
      </div>
      <FileGrid list={list} failure={failure} text={text} picked={picked} onPick={onPick} onRetry={reload} />
      {list && (
        <div className="s-files__foot">
          <span>{say('used', { used: formatBytes(list.used), quota: formatBytes(list.quota) })}</span>
          {list.paging.totalPages > 1 && (
            <nav className="s-files__pages" aria-label={say('files')}>
              <button
                type="button"
                className="s-button s-button--outline s-button--small"
                disabled={page === 1}
                onClick={() => setPage(page - 1)}
              >
                {say('previous')}
              </button>
              <span>{say('place', { page, of: list.paging.totalPages })}</span>
              <button
                type="button"
                className="s-button s-button--outline s-button--small"
                disabled={page >= list.paging.totalPages}
                onClick={() => setPage(page + 1)}
              >
                {say('next')}
              </button>
            </nav>
          )}
        </div>
      )}
    </div>
  );
}
