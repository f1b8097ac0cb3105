import type { CSSProperties } from 'react';
import { pictureSources } from '../../../engine/content/pictureSources.ts';

interface Props {
  src: string;
  alt: string;
  /** Its width on the page, as the `sizes` of an image. By default the window's width. */
  sizes?: string;
  /** Visible at once: loaded first. Others are loaded lazily. */
  first?: boolean;
  /** Likely visible at once, but not the first: loaded eagerly. */
  eager?: boolean;
  className?: string;
  style?: CSSProperties;
}

/**
 * A picture in the width and format that this screen needs, if it is one of the site's; its space is reserved while it
 * loads.
 */
export function Picture({ src, alt, sizes = '100vw', first, eager, className, style }: Props) {
  const sources = pictureSources(src);
  return (
    <img
      className={className}
      {...sources}
      // Where it is loaded lazily its width is known by then, and the browser may use that.
      sizes={sources.srcSet && (first || eager ? sizes : `auto, ${sizes}`)}
      alt={alt}
      style={style}
      loading={first || eager ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  );
}
