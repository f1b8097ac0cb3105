import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { CloseIcon, useRuntime, useText, type WidgetViewProps } from 'sala/runtime';
import { PopupContent, type PopupProperties } from './PopupContent.tsx';
import { markVisited, wasVisited } from './visits.ts';
import './popup.css';

/** Visitors never load it. */
const EditingPopup = lazy(() => import('./EditingPopup.tsx').then((module) => ({ default: module.EditingPopup })));

export function Popup({ object, renderRows }: WidgetViewProps<PopupProperties>) {
  const { editing } = useRuntime();
  if (editing)
    return (
      <Suspense>
        <EditingPopup object={object} />
      </Suspense>
    );
  return <OpeningPopup object={object} rows={object.contentType === 'layout' && renderRows()} />;
}

/** A modal `<dialog>`: the browser keeps the focus inside, closes it with Escape and makes the page behind inert. */
function OpeningPopup({ object, rows }: { object: PopupProperties & { uid: string }; rows: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const say = useText();
  const { uid, displayType, delay, autoclose, autocloseDelay, title } = object;

  useEffect(() => {
    if (displayType === 'firstVisit' && wasVisited(uid)) return;
    const over = new AbortController();
    const opening = setTimeout(() => {
      const element = dialog.current;
      if (!element) return;
      whenFilled(element, over.signal, () => {
        if (element.open) return;
        element.showModal();
        if (displayType === 'firstVisit') markVisited(uid);
      });
    }, delay * 1000);
    return () => {
      clearTimeout(opening);
      over.abort();
    };
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

/** At once, or when its rows are there: on a slow device they may come after its delay, and without any it stays closed. */
function whenFilled(dialog: HTMLDialogElement, over: AbortSignal, open: () => void): void {
  if (hasContent(dialog)) {
    open();
    return;
  }
  const observer = new MutationObserver(() => {
    if (!hasContent(dialog)) return;
    observer.disconnect();
    open();
  });
  observer.observe(dialog, { childList: true, subtree: true });
  over.addEventListener('abort', () => observer.disconnect());
}

function hasContent(dialog: HTMLDialogElement): boolean {
  const parts = '.w-popup__title, .w-popup__media, .w-popup__film, .w-popup__text, .w-popup__rows > :not(:empty)';
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
