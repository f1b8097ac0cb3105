import { Link, Phrases, type WidgetViewProps } from 'sala/runtime';
import './card.css';

interface Properties {
  image: string;
  alt: string;
  badge: string;
  title: string;
  level: 2 | 3 | 4;
  text: string;
  link: string;
  look: 'outline' | 'raised' | 'sunken';
}

export function Card({ object, renderRows }: WidgetViewProps<Properties>) {
  const { image, alt, badge, title, level, text, link, look, rows } = object;
  const Heading = `h${level}` as const;
  return (
    <article className={`w-card w-card--${look}`}>
      {badge && (
        <p className="w-card__badge">
          <Phrases text={badge} />
        </p>
      )}
      {image && <img className="w-card__image" src={image} alt={alt} loading="lazy" decoding="async" />}
      <div className="w-card__body">
        {title && (
          <Heading className="w-card__title">
            {link ? (
              <Link to={link}>
                <Phrases text={title} />
              </Link>
            ) : (
              <Phrases text={title} />
            )}
          </Heading>
        )}
        {text && (
          <p className="w-card__text">
            <Phrases text={text} />
          </p>
        )}
        {rows && rows.length > 0 && renderRows()}
      </div>
    </article>
  );
}
