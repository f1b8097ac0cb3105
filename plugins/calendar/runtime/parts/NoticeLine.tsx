import type { Notice } from './useMoves.ts';

/** Says what became of the last change; it is there before it speaks, so that screen readers hear it. */
export function NoticeLine({ notice }: { notice?: Notice }) {
  return (
    <p role="status" className="w-entry-notice" data-failed={notice?.failed || undefined}>
      {notice?.text}
    </p>
  );
}
