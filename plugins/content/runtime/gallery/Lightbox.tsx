import { type KeyboardEvent, useRef } from 'react';
import { ChevronIcon, CloseIcon, Picture, useModal, useText } from 'sala/runtime';
import { words } from 'sala/schemas';

export interface GalleryImage {
  url: string;
  alt: string;
  caption: string;
}

interface Props {
  images: GalleryImage[];
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

const swipePixels = 48;

/** One picture over the whole window, in a modal `<dialog>`: Escape closes it and the focus returns where it was. */
export function Lightbox({ images, index, onMove, onClose }: Props) {
  const dialog = useModal();
  const touched = useRef(0);
  const say = useText(texts);
  const image = images[index];
  const many = images.length > 1;
  const move = (step: number) => onMove((index + step + images.length) % images.length);

  function handleKey(event: KeyboardEvent) {
    if (!many || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return;
    event.preventDefault();
    move(event.key === 'ArrowRight' ? 1 : -1);
  }
  function handleSwipe(end: number) {
    const distance = end - touched.current;
    if (many && Math.abs(distance) > swipePixels) move(distance < 0 ? 1 : -1);
  }

  if (!image) return null;
  return (
    <dialog
      ref={dialog}
      className="w-lightbox"
      aria-label={say('pictures')}
      onClose={onClose}
      onKeyDown={handleKey}
      onTouchStart={(event) => {
        touched.current = event.changedTouches[0]?.clientX ?? 0;
      }}
      onTouchEnd={(event) => handleSwipe(event.changedTouches[0]?.clientX ?? 0)}
    >
      <figure className="w-lightbox__figure">
        <Picture key={image.url} className="w-lightbox__image" src={image.url} alt={image.alt} first />
        <figcaption className="w-lightbox__caption" aria-live="polite">
          {image.caption} {many && <span>{say('place', { at: index + 1, of: images.length })}</span>}
        </figcaption>
      </figure>
      {many && (
        <>
          <button
            type="button"
            className="w-lightbox__button w-lightbox__button--previous"
            aria-label={say('previous')}
            onClick={() => move(-1)}
          >
            <ChevronIcon />
          </button>
          <button
            type="button"
            className="w-lightbox__button w-lightbox__button--next"
            aria-label={say('next')}
            onClick={() => move(1)}
          >
            <ChevronIcon />
          </button>
        </>
      )}
      <button
        type="button"
        className="w-lightbox__button w-lightbox__button--close"
        aria-label={say('close')}
        onClick={() => dialog.current?.close()}
      >
        <CloseIcon />
      </button>
    </dialog>
  );
}

const texts = {
  pictures: { th: 'รูปภาพ', en: 'Pictures' },
  place: { th: '{at} จาก {of}', en: '{at} of {of}' },
  previous: { th: 'รูปก่อนหน้า', en: 'Previous picture' },
  next: { th: 'รูปถัดไป', en: 'Next picture' },
  close: words.close,
};
