import { usePageState } from '../context/usePage.ts';

/** Shown instead of the content that the server withholds while the session is locked; the lock screen covers it. */
export function LockedPage() {
  const title = usePageState(({ payload }) => payload.meta.name ?? payload.meta.title);
  return (
    <div className="s-locked">
      <h1>{title}</h1>
    </div>
  );
}
