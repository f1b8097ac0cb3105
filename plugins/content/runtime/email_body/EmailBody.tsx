import { Link, RichText, useSite, useText, type WidgetViewProps } from 'sala/runtime';
import './email_body.css';

interface Properties {
  subject: string;
  preheader: string;
  logo: string;
  heading: string;
  content: string;
  buttonText: string;
  buttonLink: string;
  footer: string;
}

export function EmailBody({ object }: WidgetViewProps<Properties>) {
  const { subject, preheader, logo, heading, content, buttonText, buttonLink, footer } = object;
  const { name } = useSite();
  const say = useText(texts);
  if (!subject && !heading && !content) return null;
  return (
    <article className="w-email" aria-label={subject || say('email')}>
      {(subject || preheader) && (
        <header className="w-email__envelope">
          {subject && <p className="w-email__subject">{subject}</p>}
          {preheader && <p className="w-email__preheader">{preheader}</p>}
        </header>
      )}
      <div className="w-email__letter">
        {logo ? (
          <img className="w-email__logo" src={logo} alt={name} loading="lazy" />
        ) : (
          <p className="w-email__sender">{name}</p>
        )}
        {heading && <p className="w-email__heading">{heading}</p>}
        {content && <RichText html={content} />}
        {buttonText && buttonLink && (
          <Link to={buttonLink} className="s-button s-button--primary w-email__button">
            {buttonText}
          </Link>
        )}
        {footer && <RichText html={footer} className="w-email__footer" />}
      </div>
    </article>
  );
}

const texts = { email: { th: 'อีเมล', en: 'E-mail' } };
