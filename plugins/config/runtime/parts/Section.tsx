import type { ReactNode } from 'react';

/** A section of a settings screen. */
export function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="w-config__group">
      <h2>{title}</h2>
      {lead && <p className="w-config__quiet">{lead}</p>}
      {children}
    </section>
  );
}
