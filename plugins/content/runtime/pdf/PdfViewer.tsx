import { CloseIcon, useModal, useText } from 'sala/runtime';
import { words } from 'sala/schemas';
import * as contentWords from '../../shared/contentWords.ts';

interface Props {
  address: string;
  name: string;
  watermark: string;
  /** Address to download from; without it there is no download button. */
  download?: string;
  onClose: () => void;
}

const watermarkPlaces = Array.from({ length: 12 }, (_, index) => index);

/** The document in full screen, under a watermark that lets clicks through. */
export function PdfViewer({ address, name, watermark, download, onClose }: Props) {
  const dialog = useModal();
  const say = useText(texts);
  return (
    <dialog ref={dialog} className="w-pdf-viewer" aria-label={name} onClose={onClose}>
      <div className="w-pdf-viewer__bar">
        <strong className="w-pdf-viewer__name">{name}</strong>
        {download && (
          <>
            <a className="s-button s-button--quiet s-button--small" href={address} target="_blank" rel="noopener">
              {say('newWindow')}
            </a>
            <a className="s-button s-button--outline s-button--small" href={download} download>
              {say('download')}
            </a>
          </>
        )}
        <button
          type="button"
          className="w-pdf-viewer__close"
          aria-label={say('close')}
          onClick={() => dialog.current?.close()}
        >
          <CloseIcon />
        </button>
      </div>
      <div className="w-pdf-viewer__page">
        <iframe src={download ? address : `${address}#toolbar=0`} title={name} />
        {watermark && (
          <div className="w-pdf-viewer__watermark" aria-hidden="true">
            {watermarkPlaces.map((place) => (
              <span key={place}>{watermark}</span>
            ))}
          </div>
        )}
      </div>
    </dialog>
  );
}

const texts = {
  download: contentWords.download,
  newWindow: { th: 'เปิดในหน้าต่างใหม่', en: 'Open in a new window' },
  close: words.close,
};
