import { Icon, Link, useText, type WidgetViewProps } from 'sala/runtime';
import { findKind, type PreviewKind } from './findKind.ts';
import './preview.css';

interface Properties {
  url: string;
  kind: PreviewKind | 'auto';
  title: string;
  description: string;
  image: string;
}

export function Preview({ object }: WidgetViewProps<Properties>) {
  const { url, title, description } = object;
  if (!url) return null;
  const kind = findKind(url, object.kind);
  if (kind === 'link') return <LinkCard object={object} />;
  return (
    <figure className="w-preview">
      <Media kind={kind} url={url} title={title} />
      {(title || description) && (
        <figcaption className="w-preview__caption">
          {title && <strong>{title}</strong>}
          {description && <span className="w-preview__description">{description}</span>}
        </figcaption>
      )}
    </figure>
  );
}

function Media({ kind, url, title }: { kind: Exclude<PreviewKind, 'link'>; url: string; title: string }) {
  const say = useText(texts);
  const name = title || fileName(url);
  switch (kind) {
    case 'image':
      return <img className="w-preview__media" src={url} alt={title} loading="lazy" decoding="async" />;
    case 'video':
      // biome-ignore lint/a11y/useMediaCaption: a preview is of one file; subtitles belong to the video widget
      return <video className="w-preview__media" src={url} controls playsInline preload="metadata" aria-label={name} />;
    case 'audio':
      // biome-ignore lint/a11y/useMediaCaption: as above
      return <audio className="w-preview__sound" src={url} controls preload="metadata" aria-label={name} />;
    case 'pdf':
      return (
        <>
          <iframe className="w-preview__page" src={url} title={name} loading="lazy" />
          <p className="w-preview__open">
            <a href={url} target="_blank" rel="noopener">
              {say('open', { name })}
            </a>
          </p>
        </>
      );
  }
}

function LinkCard({ object: { url, title, description, image } }: { object: Properties }) {
  return (
    <Link to={url} className="w-preview-card">
      {image ? <img className="w-preview-card__image" src={image} alt="" loading="lazy" decoding="async" /> : null}
      <span className="w-preview-card__text">
        <strong>{title || fileName(url)}</strong>
        {description && <span className="w-preview__description">{description}</span>}
        <span className="w-preview-card__address">
          <Icon name="link" size={16} />
          {url}
        </span>
      </span>
    </Link>
  );
}

function fileName(url: string): string {
  return decodeName(url.split(/[?#]/, 1)[0]?.split('/').findLast(Boolean) ?? url);
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const texts = { open: { th: 'เปิด {name} ในหน้าต่างใหม่', en: 'Open {name} in a new window' } };
