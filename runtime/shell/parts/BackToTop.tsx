import { useText } from '../../language/useText.ts';

/** Appears on scrolling; a link, so it needs no script. */
export function BackToTop() {
  const say = useText();
  return (
    <a className="s-top" href="#content" aria-label={say('backToTop')} title={say('backToTop')}>
      ↑
    </a>
  );
}
