import { readLink } from '../../engine/content/readLink.ts';
import type { BlockStyle } from '../../schemas/index.ts';

/** A muted background video; with reduced motion only its first frame is shown. */
export function BackgroundVideo({ style }: { style: BlockStyle | undefined }) {
  if (style?.background?.type !== 'video') return null;
  const { href } = readLink(style.background.video);
  if (!href) return null;
  return (
    <video className="s-background-video" src={href} autoPlay muted loop playsInline aria-hidden="true" tabIndex={-1} />
  );
}
