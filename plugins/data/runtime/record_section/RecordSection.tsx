import { useId } from 'react';
import type { WidgetViewProps } from 'sala/runtime';
import './record_section.css';

interface Properties {
  title: string;
  folded: boolean;
}

/** A quiet group of fields under a heading. */
export function RecordSection({ object, renderRows }: WidgetViewProps<Properties>) {
  const { title, folded } = object;
  const id = useId();
  if (folded)
    return (
      <details className="w-record-section">
        <summary>
          <h2>{title}</h2>
        </summary>
        {renderRows()}
      </details>
    );
  return (
    <section className="w-record-section" aria-labelledby={title ? id : undefined}>
      {title && <h2 id={id}>{title}</h2>}
      {renderRows()}
    </section>
  );
}
