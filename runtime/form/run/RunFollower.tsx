import { lazy, Suspense } from 'react';
import type { FollowedRunProps } from './FollowedRun.tsx';

/** Fetched when a flow runs. */
const FollowedRun = lazy(async () => ({ default: (await import('./FollowedRun.tsx')).FollowedRun }));

/** Follows a run of this person or visitor, and does on this page what its steps ask of it. */
export function RunFollower(props: FollowedRunProps) {
  return (
    <Suspense>
      <FollowedRun {...props} />
    </Suspense>
  );
}
