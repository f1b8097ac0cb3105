import { Link, Logo, type WidgetViewProps } from 'sala/runtime';
import './status_screen.css';

interface Properties {
  code: string;
  title: string;
  text: string;
  link: string;
  label: string;
}

export function StatusScreen({ object }: WidgetViewProps<Properties>) {
  const { code, title, text, link, label } = object;
  return (
    <section className="w-status_screen">
      <div className="w-status_screen__sign" aria-hidden="true">
        <Logo size={72} />
        {code && <span className="w-status_screen__code">{code}</span>}
      </div>
      <h1 className="w-status_screen__title">{title}</h1>
      {text && <p className="w-status_screen__text">{text}</p>}
      {link && label && (
        <Link to={link} className="s-button s-button--primary">
          {label}
        </Link>
      )}
    </section>
  );
}
