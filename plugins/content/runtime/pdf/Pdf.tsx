import { useState } from 'react';
import { Icon, useText, type WidgetViewProps } from 'sala/runtime';
import * as contentWords from '../../shared/contentWords.ts';
import { PdfViewer } from './PdfViewer.tsx';
import './pdf.css';

interface Properties {
  fileurl: string;
  filename: string;
  display: 'download' | 'preview';
  url: string;
  canDownload: boolean;
  watermark: string;
}

/** Shows a PDF in the browser's own viewer, without a script; a PDF of another site opens in a new window. */
export function Pdf({ object }: WidgetViewProps<Properties>) {
  const { fileurl, filename, display, canDownload, watermark } = object;
  const [open, setOpen] = useState(false);
  const say = useText(texts);
  const address = display === 'preview' ? object.url || fileurl : fileurl;
  if (!address) return null;
  const name = filename || say('document');
  const card = (
    <>
      <Icon name={display === 'preview' ? 'book-open-text' : 'download'} size={24} />
      <span className="w-pdf__text">
        <strong>{name}</strong>
        <span className="w-pdf__action">{say(display)}</span>
      </span>
    </>
  );
  if (display === 'download')
    return (
      <a className="w-pdf" href={address} download={filename || true}>
        {card}
      </a>
    );
  if (/^https?:/i.test(address))
    return (
      <a className="w-pdf" href={address} target="_blank" rel="noopener noreferrer">
        {card}
      </a>
    );
  return (
    <>
      <button type="button" className="w-pdf" onClick={() => setOpen(true)}>
        {card}
      </button>
      <noscript>
        <a href={address}>{name}</a>
      </noscript>
      {open && (
        <PdfViewer
          address={address}
          name={name}
          watermark={watermark}
          download={canDownload ? fileurl || address : undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const texts = {
  document: contentWords.pdfDocument,
  download: contentWords.download,
  preview: { th: 'เปิดอ่าน', en: 'Open' },
};
