import type { ReactNode } from 'react';
import './account.css';

/** Result of an action: an assertive live region for refusals, a polite one for success; present even when empty. */
export function Note({ kind = 'refusal', children }: { kind?: 'refusal' | 'success'; children?: ReactNode }) {
  return (
    <p className={`w-account__note w-account__note--${kind}`} role={kind === 'refusal' ? 'alert' : 'status'}>
      {children}
    </p>
  );
}
