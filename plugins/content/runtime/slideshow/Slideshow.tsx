import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import { ChevronIcon, useText, type WidgetViewProps } from 'sala/runtime';
import { type Slide, SlideView } from './SlideView.tsx';
import { useSlides } from './useSlides.ts';
import './slideshow.css';

interface Properties {
  slides: Slide[];
  interval: number;
  label: string;
  ratio: string;
  /** Contains the first picture of the page, which loads with high priority. */
  firstPicture?: boolean;
}

/**
 * A scroll-snap container, so that touch, wheel and keyboard work without scripts; with them it also
 * advances automatically and wraps around.
 */
export function Slideshow({ object }: WidgetViewProps<Properties>) {
  const { interval, label, ratio, firstPicture } = object;
  const slides = object.slides.filter((slide) => slide.image || slide.title || slide.content);
  const track = useRef<HTMLUListElement>(null);
  const { current, show, moving, hold, release, toggle } = useSlides(track, slides.length, interval);
  const say = useText(texts);
  if (slides.length === 0) return null;
  const style = { '--w-slideshow-ratio': ratio } as CSSProperties; // custom properties are not in React's type

  function handleKey(event: KeyboardEvent) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    show(current + step);
  }

  return (
    <section
      className="w-slideshow"
      style={style}
      aria-roledescription={say('slideshow')}
      aria-label={label}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      onKeyDown={handleKey}
    >
      <ul
        ref={track}
        className="w-slideshow__track"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={label}
        aria-live={moving ? 'off' : 'polite'}
      >
        {slides.map((slide, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their places
            key={index}
            className="w-slideshow__slide"
            aria-label={say('place', { at: index + 1, of: slides.length })}
          >
            <SlideView slide={slide} eager={index === 0} first={firstPicture === true && index === 0} />
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className="w-slideshow__controls">
          <button
            type="button"
            className="w-slideshow__button"
            aria-label={say('previous')}
            onClick={() => show(current - 1)}
          >
            <ChevronIcon />
          </button>
          <div className="w-slideshow__dots">
            {slides.map((_, index) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
                key={index}
                type="button"
                className="w-slideshow__dot"
                aria-label={say('go', { at: index + 1 })}
                aria-current={index === current || undefined}
                onClick={() => show(index)}
              />
            ))}
          </div>
          {interval > 0 && (
            <button
              type="button"
              className="w-slideshow__button"
              aria-label={say(moving ? 'pause' : 'resume')}
              onClick={toggle}
            >
              <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" fill="currentColor">
                <path d={moving ? 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z' : 'M8 5v14l11-7z'} />
              </svg>
            </button>
          )}
          <button
            type="button"
            className="w-slideshow__button w-slideshow__button--next"
            aria-label={say('next')}
            onClick={() => show(current + 1)}
          >
            <ChevronIcon />
          </button>
        </div>
      )}
    </section>
  );
}

const texts = {
  slideshow: { th: 'สไลด์โชว์', en: 'slideshow' },
  place: { th: 'ภาพที่ {at} จาก {of}', en: '{at} of {of}' },
  go: { th: 'ไปภาพที่ {at}', en: 'Go to slide {at}' },
  previous: { th: 'ภาพก่อนหน้า', en: 'Previous slide' },
  next: { th: 'ภาพถัดไป', en: 'Next slide' },
  pause: { th: 'หยุดเลื่อนเอง', en: 'Stop moving' },
  resume: { th: 'เลื่อนเอง', en: 'Move by itself' },
};
