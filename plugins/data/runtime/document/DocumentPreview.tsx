import { type KeyboardEvent, useRef, useState } from 'react';
import { CloseIcon, Icon, showToast, useLanguage, useModal, useSession, useText } from 'sala/runtime';
import { documentOffers } from 'sala/schemas';
import { DocumentPages } from './DocumentPages.tsx';
import { documentTexts } from './documentTexts.ts';
import { documentPath, etaxPath, type FetchedDocument } from './fetchDocument.ts';
import { IssuedMark } from './IssuedMark.tsx';
import { MailDialog } from './MailDialog.tsx';
import { mailTexts } from './mailTexts.ts';
import { printDocument } from './printDocument.ts';
import { canSharePdf } from './sharePdf.ts';
import { useDocument } from './useDocument.ts';
import { useDownload } from './useDownload.ts';
import { clampZoom, zoomLimits } from './zoom.ts';
import './document.css';

export interface PreviewedDocument {
  name: string;
  title: string;
  id: string;
  /** What the record is called. */
  record: string;
  mayMail: boolean;
}

/** A document over the whole screen, as it will be printed. */
export function DocumentPreview({ about, onClose }: { about: PreviewedDocument; onClose: () => void }) {
  const say = useText(documentTexts);
  const dialog = useModal();
  const [both, setBoth] = useState(false);
  const [zoom, setZoom] = useState<number>();
  const fitted = useRef(1);
  const shown = useDocument(about, both);
  const file = useDownload();
  const step = (by: number) => setZoom(clampZoom((zoom ?? fitted.current) + by));

  function handleKey(event: KeyboardEvent) {
    const { target, currentTarget } = event;
    if (target instanceof HTMLInputElement && target.type === 'number') return;
    // What is typed into a dialog that opened from here is its own.
    if (target instanceof Element && target.closest('dialog') !== currentTarget) return;
    const keys: Record<string, () => void> = {
      '+': () => step(zoomLimits.step),
      '=': () => step(zoomLimits.step),
      '-': () => step(-zoomLimits.step),
      '0': () => setZoom(1),
      f: () => setZoom(undefined),
    };
    const act = event.ctrlKey || event.metaKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <dialog
      ref={dialog}
      className="w-document"
      aria-label={about.title}
      onKeyDown={handleKey}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
    >
      <header className="w-document__head">
        <h2>{say('preview')}</h2>
        <span className="w-document__badge">{about.title}</span>
        {about.record && <span className="w-document__badge">{about.record}</span>}
        {shown.state === 'ready' && <IssuedMark about={about} document={shown.document} onIssued={shown.retry} />}
        <label className="w-document__copies">
          <input type="checkbox" checked={both} onChange={(event) => setBoth(event.target.checked)} />
          {say('copies')}
        </label>
        <DocumentActions
          about={about}
          both={both}
          path={shown.path}
          document={shown.state === 'ready' ? shown.document : undefined}
          file={file}
        />
        <button type="button" className="s-button s-button--quiet" aria-label={say('close')} onClick={onClose}>
          <CloseIcon />
        </button>
      </header>
      {shown.state === 'loading' && (
        <p className="w-document__notice" role="status">
          {say('loading')}
        </p>
      )}
      {shown.state === 'error' && (
        <div className="w-document__notice" role="alert">
          <p>{shown.message}</p>
          <button type="button" className="s-button s-button--outline" onClick={shown.retry}>
            {say('retry')}
          </button>
        </div>
      )}
      {shown.state === 'ready' && shown.document.pages.length === 0 && (
        <p className="w-document__notice">{say('empty')}</p>
      )}
      {shown.state === 'ready' && shown.document.pages.length > 0 && (
        <DocumentPages
          document={shown.document}
          zoom={zoom}
          fitted={fitted}
          onZoom={setZoom}
          onStep={step}
          onBackdrop={() => !file.making && onClose()}
        />
      )}
    </dialog>
  );
}

function DocumentActions({
  about,
  both,
  path,
  document,
  file: { making, download },
}: {
  about: PreviewedDocument;
  both: boolean;
  path: string;
  document: FetchedDocument | undefined;
  file: ReturnType<typeof useDownload>;
}) {
  const say = useText({ ...documentTexts, mail: mailTexts.open });
  const language = useLanguage();
  const { mode } = useSession();
  const ready = document !== undefined && document.pages.length > 0;
  const isEmpty = document?.pages.length === 0;
  const offers = document?.offers ?? documentOffers;
  const [mailing, setMailing] = useState(false);
  const pdf = documentPath(about, { both, pdf: true, language });
  const print = async () => {
    if (!(await printDocument(path))) showToast({ title: say('noWindow'), kind: 'error' });
  };
  const fallback = { path: documentPath(about, { both, pdf: true, byPage: true, language }), print };

  return (
    <>
      {about.mayMail && mode !== 'bypass' && offers.includes('mail') && (
        <button type="button" className="s-button s-button--outline" disabled={!ready} onClick={() => setMailing(true)}>
          <Icon name="mail" size={16} />
          <span className="w-document__label">{say('mail')}</span>
        </button>
      )}
      {mailing && <MailDialog about={about} both={both} onClose={() => setMailing(false)} />}
      {offers.includes('print') && (
        <button
          type="button"
          className="s-button s-button--outline"
          disabled={!ready || making !== undefined}
          title={isEmpty ? say('noPrint') : undefined}
          onClick={() => {
            if (canSharePdf() && offers.includes('download')) void download({ path: pdf, share: true, fallback });
            else void print();
          }}
        >
          <Icon name="printer" size={16} />
          <span className="w-document__label">{say('print')}</span>
        </button>
      )}
      {offers.includes('download') && (
        <button
          type="button"
          className="s-button s-button--primary"
          disabled={!ready || making !== undefined}
          title={isEmpty ? say('noDownload') : undefined}
          onClick={() => void download({ path: pdf, fallback })}
        >
          <Icon name="download" size={16} />
          <span className="w-document__label">{say('download')}</span>
        </button>
      )}
      {document?.isEtax && document.issued && (
        <button
          type="button"
          className="s-button s-button--outline"
          title={say('etaxHint')}
          disabled={making !== undefined}
          onClick={() => void download({ path: etaxPath(about), body: '{}' })}
        >
          <Icon name="file-badge" size={16} />
          <span className="w-document__label">{say('etax')}</span>
        </button>
      )}
      {making && (
        <p className="w-document__making" role="status">
          {say(making)}
        </p>
      )}
    </>
  );
}
