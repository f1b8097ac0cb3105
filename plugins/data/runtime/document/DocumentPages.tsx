import { type RefObject, useEffect, useRef, useState } from 'react';
import { Icon, useMoment, useText } from 'sala/runtime';
import { DocumentPage } from './DocumentPage.tsx';
import { documentTexts } from './documentTexts.ts';
import type { FetchedDocument } from './fetchDocument.ts';
import { fitZoom, zoomLimits } from './zoom.ts';

/** Of a thumbnail, in pixels. */
const thumbnail = 127;

interface Props {
  document: FetchedDocument;
  /** Undefined: as wide as its place. */
  zoom: number | undefined;
  fitted: RefObject<number>;
  onZoom: (zoom: number | undefined) => void;
  onStep: (by: number) => void;
  /** Pressed beside the pages. */
  onBackdrop: () => void;
}

/** The pages below each other, their thumbnails beside them, and the bar that leads through them. */
export function DocumentPages({
  document: { pages, style, originals, width, created },
  zoom,
  fitted,
  onZoom,
  onStep,
  onBackdrop,
}: Props) {
  const say = useText(documentTexts);
  const stack = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState(1);
  const [current, setCurrent] = useState(0);
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    const place = stack.current;
    if (!place) return;
    const watch = new ResizeObserver(() => {
      fitted.current = fitZoom(place.clientWidth - 16, width);
      setFit(fitted.current);
    });
    watch.observe(place);
    return () => watch.disconnect();
  }, [fitted, width]);
  const at = Math.min(current, pages.length - 1);
  const go = (to: number) => {
    const page = Math.max(0, Math.min(pages.length - 1, to));
    setCurrent(page);
    stack.current?.children[page]?.scrollIntoView({ block: 'start' });
  };
  const shown = zoom ?? fit;
  const counts = { original: originals, copy: pages.length - originals, total: pages.length };
  const button = (icon: string, label: string, perform: () => void, disabled = false) => (
    <button
      type="button"
      className="s-button s-button--quiet s-button--small"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={perform}
    >
      <Icon name={icon} size={18} />
    </button>
  );
  return (
    <>
      <div className="w-document__bar" role="toolbar" aria-label={say('preview')}>
        {pages.length > 1 && (
          <span className="w-document__side">{button('panel-left', say('thumbnails'), () => setOpen(!isOpen))}</span>
        )}
        {button('chevron-up', say('previous'), () => go(at - 1), at === 0)}
        <input
          type="number"
          aria-label={say('goTo')}
          min={1}
          max={pages.length}
          value={at + 1}
          onChange={(event) => go(event.target.valueAsNumber - 1 || 0)}
        />
        <span>/ {pages.length}</span>
        {button('chevron-down', say('next'), () => go(at + 1), at === pages.length - 1)}
        {button('zoom-out', say('zoomOut'), () => onStep(-zoomLimits.step), shown <= zoomLimits.min)}
        <output>{Math.round(shown * 100)}%</output>
        {button('zoom-in', say('zoomIn'), () => onStep(zoomLimits.step), shown >= zoomLimits.max)}
        {button('maximize', say('fit'), () => onZoom(undefined))}
        <button
          type="button"
          className="s-button s-button--quiet s-button--small"
          aria-label={`${say('whole')} 100%`}
          onClick={() => onZoom(1)}
        >
          100%
        </button>
      </div>
      <div className="w-document__body">
        {isOpen && pages.length > 1 && (
          <nav className="w-document__thumbnails" aria-label={say('thumbnails')}>
            {pages.map((page, index) => (
              <button
                key={page.getAttribute('aria-label')}
                type="button"
                aria-current={index === at || undefined}
                aria-label={page.getAttribute('aria-label') ?? ''}
                onClick={() => go(index)}
              >
                <DocumentPage page={page} style={style} width={width} zoom={thumbnail / width} />
              </button>
            ))}
          </nav>
        )}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys have Escape */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: what is beside the pages, for pointers */}
        <div
          ref={stack}
          className="w-document__stack"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled place must be reachable by keyboard
          tabIndex={0}
          onScroll={(event) => setCurrent(findCurrent(event.currentTarget))}
          onClick={(event) => event.target === event.currentTarget && onBackdrop()}
        >
          {pages.map((page) => (
            <DocumentPage key={page.getAttribute('aria-label')} page={page} style={style} width={width} zoom={shown} />
          ))}
        </div>
      </div>
      <footer className="w-document__foot">
        <span>{say('counts', counts)}</span>
        {created && <CreatedMark {...created} />}
        <span>{say('escape')}</span>
      </footer>
    </>
  );
}

/** The first page of which more than half is in sight or below it; at the end of tall pages, the last. */
function findCurrent(stack: HTMLElement): number {
  const { top: edge } = stack.getBoundingClientRect();
  const at = [...stack.children].findIndex((page) => {
    const { top, height } = page.getBoundingClientRect();
    return top + height / 2 > edge;
  });
  return at === -1 ? stack.children.length - 1 : at;
}

function CreatedMark({ at: time, by }: { at: string; by: string }) {
  const say = useText(documentTexts);
  const at = useMoment('day')(time);
  return <span>{by === '' ? say('created', { at }) : say('createdBy', { at, by })}</span>;
}
