import { Link, Picture, RichText } from 'sala/runtime';

export interface Slide {
  image: string;
  alt: string;
  title: string;
  subtitle: string;
  content: string;
  link: string;
  button: boolean;
  buttonText: string;
}

export function SlideView({ slide, first, eager }: { slide: Slide; first: boolean; eager: boolean }) {
  const { image, alt, title, subtitle, content, link, button, buttonText } = slide;
  const hasText = Boolean(title || subtitle || content || (button && link));
  return (
    <div className={`w-slide ${image ? 'w-slide--pictured' : ''}`}>
      {image && (
        <Picture
          className="w-slide__image"
          src={image}
          alt={alt}
          sizes="(min-width: 72rem) 70rem, 100vw"
          first={first}
          eager={eager}
        />
      )}
      {hasText && (
        <div className="w-slide__text">
          {subtitle && <p className="w-slide__subtitle">{subtitle}</p>}
          {title && <p className="w-slide__title">{title}</p>}
          {content && <RichText html={content} className="w-slide__content" />}
          {button && link && (
            <Link to={link} className="s-button s-button--accent">
              {buttonText}
            </Link>
          )}
        </div>
      )}
      {link && !button && (
        <Link to={link} className="w-slide__cover">
          <span className="s-visually-hidden">{title || alt || link}</span>
        </Link>
      )}
    </div>
  );
}
