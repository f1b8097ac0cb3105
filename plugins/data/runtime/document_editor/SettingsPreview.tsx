import { useEffect, useRef, useState } from 'react';
import { useLanguage, useText } from 'sala/runtime';
import type { DocumentSettings } from 'sala/schemas';
import { DocumentPage } from '../document/DocumentPage.tsx';
import { type FetchedDocument, fetchFile, readDocument } from '../document/fetchDocument.ts';
import type { DocumentAnswer } from './settingsAnswer.ts';
import { settingsTexts } from './settingsTexts.ts';

const quietMs = 350;

/** The document of a real record with the settings as they are being made. */
export function SettingsPreview({ answer, draft }: { answer: DocumentAnswer; draft: DocumentSettings }) {
  const say = useText(settingsTexts);
  const { name, records } = answer;
  const [record, setRecord] = useState(records[0]?.id ?? '');
  const { shown, isDrawing, problem } = usePreview({ name, record, draft });
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setRoom(element.clientWidth));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const zoom = shown && room > 0 ? Math.min(1, room / shown.width) : 1;
  return (
    <section className="w-paper__preview" aria-label={say('preview')} aria-busy={isDrawing}>
      {records.length > 0 ? (
        <label className="s-field">
          <span className="s-field__label">{say('record')}</span>
          <select className="s-input" value={record} onChange={({ target }) => setRecord(target.value)}>
            {records.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <p className="w-paper__quiet">{say('noRecord')}</p>
      )}
      {problem && (
        <p className="s-field__error" role="alert">
          {problem}
        </p>
      )}
      <p className="w-paper__quiet" role="status">
        {isDrawing ? say('drawing') : ''}
      </p>
      <div ref={place} className="w-paper__pages">
        {shown?.pages.map((page) => (
          <DocumentPage
            key={page.getAttribute('aria-label')}
            page={page}
            style={shown.style}
            width={shown.width}
            zoom={zoom}
          />
        ))}
      </div>
    </section>
  );
}

/** Drawn again when nothing was changed for a moment; what was drawn last stays until then. */
function usePreview({ name, record, draft }: { name: string; record: string; draft: DocumentSettings }) {
  const language = useLanguage();
  const [shown, setShown] = useState<FetchedDocument>();
  const [isDrawing, setDrawing] = useState(false);
  const [problem, setProblem] = useState('');
  const body = JSON.stringify({ record, settings: draft, language });
  useEffect(() => {
    if (!record) return;
    const stop = new AbortController();
    const draw = async () => {
      try {
        const path = `/api/document-settings/${encodeURIComponent(name)}/preview`;
        setShown(await readDocument(await fetchFile(path, stop.signal, body)));
        setProblem('');
      } catch (error) {
        if (!stop.signal.aborted) setProblem(error instanceof Error ? error.message : '');
      }
      if (!stop.signal.aborted) setDrawing(false);
    };
    setDrawing(true);
    const timer = setTimeout(() => void draw(), quietMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [name, record, body]);
  return { shown, isDrawing, problem };
}
