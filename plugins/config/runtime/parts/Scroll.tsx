import type { ReactNode } from 'react';

/** A wide table scrolls in its own frame, by keyboard too. */
export function Scroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus the keyboard could not scroll it
    <section className="w-config__scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
