import type { CSSProperties } from 'react';
import { pictureSources } from '../../engine/image/pictureSources.ts';

interface Props {
  src: string;
  alt: string;
  /** How wide it stands on a page, as the `sizes` of an image. Without it, as wide as the window. */
  sizes?: string;
  /** Seen at once: fetched before others. The rest waits until somebody comes near. */
  first?: boolean;
  /** Likely to be seen at once, but not the first: fetched without waiting for somebody to come near. */
  eager?: boolean;
  className?: string;
  style?: CSSProperties;
}

/** A picture in the width and format that this screen needs, if it is one of the site's; its place is kept until it comes. */
export function Picture({ src, alt, sizes = '100vw', first, eager, className, style }: Props) {
  const sources = pictureSources(src);
  return (
    <img
      className={className}
      {...sources}
      // Where it is fetched late, its width is known by then, and the browser may take that.
      sizes={sources.srcSet && (first || eager ? sizes : `auto, ${sizes}`)}
      alt={alt}
      style={style}
      loading={first || eager ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  );
}
