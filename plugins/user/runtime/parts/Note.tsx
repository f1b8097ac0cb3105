import type { ReactNode } from 'react';
import './account.css';

/** What came of an action: a refusal is told at once, a success when the person is ready. Empty, it still waits to be read. */
export function Note({ kind = 'refusal', children }: { kind?: 'refusal' | 'success'; children?: ReactNode }) {
  return (
    <p className={`w-account__note w-account__note--${kind}`} role={kind === 'refusal' ? 'alert' : 'status'}>
      {children}
    </p>
  );
}
