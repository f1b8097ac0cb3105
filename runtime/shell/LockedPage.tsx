import { usePageState } from '../context/usePage.ts';

/** In place of the content that the server keeps back while the session is locked; the lock screen comes over it. */
export function LockedPage() {
  const title = usePageState(({ payload }) => payload.meta.name ?? payload.meta.title);
  return (
    <div className="s-locked">
      <h1>{title}</h1>
    </div>
  );
}
