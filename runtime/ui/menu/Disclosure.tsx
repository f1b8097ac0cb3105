import { type ReactNode, useEffect, useRef } from 'react';
import { usePageState } from '../../context/usePage.ts';

interface Props {
  /** What is always visible. */
  label: ReactNode;
  /** Its accessible name. */
  name: string;
  className?: string;
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/**
 * A button with a panel under it. It is a `<details>`, so it opens without scripts; with scripts it also closes by
 * itself.
 */
export function Disclosure({ label, name, className = '', onToggle, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const generation = usePageState((state) => state.generation);

  const shown = useRef(generation);

  useEffect(() => {
    if (details.current && shown.current !== generation) details.current.open = false;
    shown.current = generation;
  }, [generation]);

  useEffect(() => {
    const close = (event: Event) => {
      const element = details.current;
      if (!element?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        element.querySelector('summary')?.focus();
      } else if (event.target instanceof Node && element.contains(event.target)) return;
      element.open = false;
    };
    const mounted = new AbortController();
    const { signal } = mounted;
    for (const type of ['pointerdown', 'focusin', 'keydown']) document.addEventListener(type, close, { signal });
    return () => mounted.abort();
  }, []);

  return (
    <details
      ref={details}
      className={`s-disclosure ${className}`}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
    >
      <summary className="s-tool" aria-label={name} title={name}>
        {label}
      </summary>
      <div className="s-disclosure__panel">{children}</div>
    </details>
  );
}
