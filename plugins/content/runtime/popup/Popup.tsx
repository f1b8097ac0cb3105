import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { CloseIcon, RichText, useRuntime, useText, type WidgetViewProps } from 'sala/runtime';
import { corePaths, popupPrefix } from 'sala/schemas';
import type { PopupVideo } from './PopupVideo.tsx';
import { markVisited, wasVisited } from './visits.ts';
import './popup.css';

interface Properties {
  title: string;
  contentType: 'image' | 'video' | 'text' | 'layout';
  imageUrl: string;
  alt: string;
  videoUrl: string;
  textContent: string;
  popup: string;
  displayType: 'firstVisit' | 'everyReload';
  delay: number;
  autoclose: boolean;
  autocloseDelay: number;
}

export function Popup({ object, renderRows }: WidgetViewProps<Properties>) {
  const { editing } = useRuntime();
  if (editing) {
    return (
      <div className="w-popup w-popup--editing">
        <PopupContent object={object} rows={object.contentType === 'layout' && <Named popup={object.popup} />} />
      </div>
    );
  }
  return <OpeningPopup object={object} rows={object.contentType === 'layout' && renderRows()} />;
}

/** A modal `<dialog>`: the browser keeps the focus inside, closes it with Escape and makes the page behind inert. */
function OpeningPopup({ object, rows }: { object: Properties & { uid: string }; rows: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const say = useText();
  const { uid, displayType, delay, autoclose, autocloseDelay, title } = object;

  useEffect(() => {
    if (displayType === 'firstVisit' && wasVisited(uid)) return;
    const opening = setTimeout(() => {
      const element = dialog.current;
      if (!element || element.open || !hasContent(element)) return;
      element.showModal();
      if (displayType === 'firstVisit') markVisited(uid);
    }, delay * 1000);
    return () => clearTimeout(opening);
  }, [uid, displayType, delay]);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !autoclose) return;
    return closeAfter(element, autocloseDelay * 1000);
  }, [autoclose, autocloseDelay]);

  function handleClick(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget) event.currentTarget.close(); // a click on the backdrop
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the button
    <dialog
      ref={dialog}
      className="w-popup"
      aria-labelledby={title ? titleId : undefined}
      aria-label={title ? undefined : object.alt || say('notice')}
      onClick={handleClick}
    >
      <div className="w-popup__box">
        <button
          type="button"
          className="w-popup__close"
          aria-label={say('close')}
          onClick={() => dialog.current?.close()}
        >
          <CloseIcon />
        </button>
        <PopupContent object={object} titleId={titleId} rows={rows} />
      </div>
    </dialog>
  );
}

function PopupContent({ object, titleId, rows }: { object: Properties; titleId?: string; rows: ReactNode }) {
  const { title, contentType, imageUrl, alt, textContent } = object;
  return (
    <>
      {title && (
        <h2 id={titleId} className="w-popup__title">
          {title}
        </h2>
      )}
      {contentType === 'image' && imageUrl && (
        <img className="w-popup__media" src={imageUrl} alt={alt} loading="lazy" />
      )}
      {contentType === 'video' && object.videoUrl && <LatePopupVideo address={object.videoUrl} title={title} />}
      {contentType === 'text' && textContent && <RichText html={textContent} className="w-popup__text" />}
      {rows && <div className="w-popup__rows">{rows}</div>}
    </>
  );
}

/** In the builder the popup is named, with the way to its own editor. */
function Named({ popup }: { popup: string }) {
  const say = useText(texts);
  if (!popup) return <p className="s-placeholder">{say('unnamed')}</p>;
  return (
    <p className="s-placeholder">
      {say('named', { popup })}{' '}
      <a href={`${corePaths.builder}/${encodeURIComponent(`${popupPrefix}${popup}`)}`} target="_blank" rel="noopener">
        {say('edit')}
      </a>
    </p>
  );
}

const texts = {
  unnamed: { th: 'เลือกป๊อปอัป', en: 'Choose a popup' },
  named: { th: 'ป๊อปอัป “{popup}”', en: 'Popup “{popup}”' },
  edit: { th: 'แก้ไขป๊อปอัป', en: 'Edit the popup' },
};

/** The player is loaded after hydration, and only for popups with a video. */
function LatePopupVideo({ address, title }: { address: string; title: string }) {
  const [Player, setPlayer] = useState<typeof PopupVideo>();
  useEffect(() => {
    import('./PopupVideo.tsx').then(
      (module) => setPlayer(() => module.PopupVideo),
      () => undefined, // the popup is shown without its video
    );
  }, []);
  return <div className="w-popup__film">{Player && <Player address={address} title={title} />}</div>;
}

function hasContent(dialog: HTMLDialogElement): boolean {
  const parts = '.w-popup__title, .w-popup__media, .w-popup__film, .w-popup__text, .w-popup__rows > *';
  return dialog.querySelector(parts) !== null;
}

/** Not `pointerover`, which also fires when the dialog opens under a resting pointer. */
const uses = ['pointermove', 'keydown', 'touchstart'] as const;

/** Closes the dialog after a delay, unless the person has interacted with it. */
function closeAfter(dialog: HTMLDialogElement, ms: number): () => void {
  let closing: ReturnType<typeof setTimeout> | undefined;
  const stay = () => clearTimeout(closing);
  const handleToggle = () => {
    clearTimeout(closing);
    if (dialog.open) closing = setTimeout(() => dialog.close(), ms);
  };
  dialog.addEventListener('toggle', handleToggle);
  for (const type of uses) dialog.addEventListener(type, stay, { passive: true });
  return () => {
    clearTimeout(closing);
    dialog.removeEventListener('toggle', handleToggle);
    for (const type of uses) dialog.removeEventListener(type, stay);
  };
}
