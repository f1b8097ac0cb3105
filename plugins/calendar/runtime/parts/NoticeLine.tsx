import type { Notice } from './useAttempts.ts';

/** Result of the last change. The live region is in the page from the start, so that screen readers announce it. */
export function NoticeLine({ notice }: { notice?: Notice }) {
  return (
    <p role="status" className="w-entry-notice" data-failed={notice?.failed || undefined}>
      {notice?.text}
    </p>
  );
}
