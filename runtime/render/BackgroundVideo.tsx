import { readLink } from '../../engine/link/readLink.ts';
import type { BlockStyle } from '../../schemas/index.ts';

/** A silent film behind the content; people who asked for less motion see its first picture. */
export function BackgroundVideo({ style }: { style: BlockStyle | undefined }) {
  if (style?.background?.type !== 'video') return null;
  const { href } = readLink(style.background.video);
  if (!href) return null;
  return (
    <video className="s-background-video" src={href} autoPlay muted loop playsInline aria-hidden="true" tabIndex={-1} />
  );
}
