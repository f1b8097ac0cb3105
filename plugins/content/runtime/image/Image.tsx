import type { CSSProperties } from 'react';
import { Link, Picture, usePage, type WidgetViewProps } from 'sala/runtime';
import { DrawnPicture } from '../parts/DrawnPicture.tsx';
import './image.css';

interface Properties {
  url: string;
  alt: string;
  caption: string;
  canLink: boolean;
  link: string;
  target: '_self' | '_blank';
  alignment: 'start' | 'center' | 'end';
  width: number;
  ratio: 'original' | '21/9' | '16/9' | '4/3' | '1/1' | '3/4';
  placeholder: string;
  radii?: { topLeft: number; topRight: number; bottomRight: number; bottomLeft: number };
  showHome: boolean;
  priority: boolean;
  /** The first picture of the page, which loads with high priority. */
  firstPicture?: boolean;
}

export function Image({ object }: WidgetViewProps<Properties>) {
  const { url, alt, caption, canLink, link, target, alignment, width, showHome, placeholder } = object;
  const { path } = usePage().route;
  if ((!url && placeholder === 'none') || (!showHome && path === '/')) return null;
  const picture = <OwnPicture object={object} />;
  return (
    <figure className={`w-image w-image--${alignment}`} style={{ inlineSize: `${width}%` }}>
      {canLink && link ? (
        <Link
          to={link}
          target={target === '_blank' ? target : undefined}
          className="w-image__link"
          aria-label={alt || caption || link}
        >
          {picture}
        </Link>
      ) : (
        picture
      )}
      {caption && <figcaption className="w-image__caption">{caption}</figcaption>}
    </figure>
  );
}

function OwnPicture({ object }: { object: Properties }) {
  const { url, alt, ratio, radii, placeholder, priority, width, firstPicture } = object;
  const style: CSSProperties = {
    borderRadius: radii
      ? `${radii.topLeft}px ${radii.topRight}px ${radii.bottomRight}px ${radii.bottomLeft}px`
      : undefined,
    aspectRatio: ratio === 'original' ? undefined : ratio,
  };
  if (!url) return <DrawnPicture scene={placeholder} className="w-image__picture" style={style} />;
  return (
    <Picture
      className="w-image__picture"
      src={url}
      alt={alt}
      style={style}
      sizes={`(min-width: 72rem) ${Math.ceil((70 * width) / 100)}rem, ${width}vw`}
      first={priority || firstPicture}
    />
  );
}
