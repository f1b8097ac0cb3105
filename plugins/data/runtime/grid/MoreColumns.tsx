import type { RefObject } from 'react';
import { Icon, useText } from 'sala/runtime';
import { gridTexts } from './gridTexts.ts';

/** Says that columns stand beyond the edge, and leads to them; keys and screen readers reach them without it. */
export function MoreColumns({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const say = useText(gridTexts);
  const goOn = () => {
    const { current } = frame;
    current?.scrollBy({ left: current.clientWidth / 2, behavior: 'smooth' });
  };
  return (
    <button
      type="button"
      className="w-grid__beyond"
      tabIndex={-1}
      aria-hidden
      title={say('moreColumns')}
      onClick={goOn}
    >
      <Icon name="chevron-right" size={16} />
    </button>
  );
}
