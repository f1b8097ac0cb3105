import { useId } from 'react';
import { Phrases, type WidgetViewProps } from 'sala/runtime';
import './section.css';

interface Properties {
  title: string;
  subtitle: string;
  anchor: string;
  alignment: 'start' | 'center';
  tone: 'plain' | 'sunken' | 'soft' | 'primary';
}

export function Section({ object, renderRows }: WidgetViewProps<Properties>) {
  const { title, subtitle, anchor, alignment, tone } = object;
  const titleId = useId();
  return (
    <section
      id={anchor || undefined}
      className={`w-section w-section--${tone}`}
      aria-labelledby={title ? titleId : undefined}
    >
      {(title || subtitle) && (
        <header className={`w-section__head w-section__head--${alignment}`}>
          {title && (
            <h2 id={titleId}>
              <Phrases text={title} />
            </h2>
          )}
          {subtitle && (
            <p className="w-section__subtitle">
              <Phrases text={subtitle} />
            </p>
          )}
        </header>
      )}
      {renderRows()}
    </section>
  );
}
