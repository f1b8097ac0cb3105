import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon, useRuntime, type WidgetViewProps } from 'sala/runtime';
import './tabs.css';

interface Tab {
  uid: string;
  title: string;
  anchor: string;
  icon: string;
}

interface Properties {
  tabs: Tab[];
  label: string;
  look: 'line' | 'pills';
}

/** Tabs by the ARIA pattern: one tab stop, arrow keys, and selection by the address. */
export function Tabs({ object, renderRows }: WidgetViewProps<Properties>) {
  const { tabs, label, look } = object;
  const { editing } = useRuntime();
  const [chosen, setChosen] = useState(tabs[0]?.uid);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const current = tabs.some((tab) => tab.uid === chosen) ? chosen : tabs[0]?.uid;

  useEffect(() => {
    if (editing) return;
    const followAddress = () => {
      const tab = findByAddress(tabs);
      if (tab) setChosen(tab.uid);
    };
    followAddress();
    addEventListener('hashchange', followAddress);
    return () => removeEventListener('hashchange', followAddress);
  }, [tabs, editing]);

  function choose(tab: Tab) {
    setChosen(tab.uid);
    if (tab.anchor && !editing) history.replaceState(history.state, '', `#${encodeURIComponent(tab.anchor)}`);
  }

  function handleKey(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.uid === current);
    const next = tabs[nextPlace(event.key, at, tabs.length)];
    if (!next) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(next)]?.focus();
  }

  if (tabs.length === 0) return null;
  return (
    <div className={`w-tabs w-tabs--${look}`}>
      <div ref={list} className="w-tabs__list" role="tablist" aria-label={label} onKeyDown={handleKey}>
        {tabs.map((tab, index) => (
          <button
            key={tab.uid}
            type="button"
            role="tab"
            id={`${id}-${tab.uid}`}
            className="w-tabs__tab"
            aria-selected={tab.uid === current}
            aria-controls={`${id}-${tab.uid}-panel`}
            tabIndex={tab.uid === current ? 0 : -1}
            onClick={() => choose(tab)}
          >
            {tab.icon && <Icon name={tab.icon} />}
            {tab.title || index + 1}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.uid}
          role="tabpanel"
          id={`${id}-${tab.uid}-panel`}
          className="w-tabs__panel"
          aria-labelledby={`${id}-${tab.uid}`}
          hidden={tab.uid !== current}
        >
          {renderRows(tab.uid)}
        </div>
      ))}
    </div>
  );
}

function nextPlace(key: string, at: number, count: number): number {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}

function findByAddress(tabs: Tab[]): Tab | undefined {
  const name = decode(location.hash.slice(1));
  return name ? tabs.find((tab) => tab.anchor === name) : undefined;
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
