import { ChevronIcon, RichText, useRuntime, type WidgetViewProps } from 'sala/runtime';
import './accordion.css';

interface Item {
  uid: string;
  title: string;
  anchor: string;
  text: string;
  open: boolean;
}

interface Properties {
  items: Item[];
  single: boolean;
}

/** Native `<details>`: works without scripts and with find-in-page; a shared name keeps one open at a time. */
export function Accordion({ object, renderRows }: WidgetViewProps<Properties>) {
  const { items, single, uid } = object;
  const { editing } = useRuntime();
  const firstOpen = items.findIndex((item) => item.open);
  return (
    <div className="w-accordion">
      {items.map((item, index) => (
        <details
          key={item.uid}
          className="w-accordion__item"
          name={single && !editing ? `accordion-${uid}` : undefined}
          open={editing || (single ? index === firstOpen : item.open)}
        >
          <summary className="w-accordion__title">
            <span>{item.title || index + 1}</span>
            <ChevronIcon />
          </summary>
          {/* The anchor is inside, so that the browser opens the panel for a link to it. */}
          <div className="w-accordion__panel" id={item.anchor || undefined}>
            {item.text && <RichText html={item.text} />}
            {renderRows(item.uid)}
          </div>
        </details>
      ))}
    </div>
  );
}
