import { type ReactNode, use, useEffect } from 'react';
import type { HydrateMode } from '../../schemas/index.ts';
import { findObjectElement, waitForHydration } from '../context/waitForHydration.ts';

/**
 * Inside a Suspense boundary: the server's HTML stays until the object may hydrate. While `data-live` is on its element
 * it is not interactive yet, and clicks in it must be replayed.
 */
export function HydrationGate({ uid, mode, children }: { uid: string; mode: HydrateMode; children: ReactNode }) {
  const moment = waitForHydration(uid, mode);
  if (moment) use(moment);
  return (
    <>
      {children}
      <Awakened uid={uid} />
    </>
  );
}

function Awakened({ uid }: { uid: string }) {
  useEffect(() => findObjectElement(uid)?.removeAttribute('data-live'), [uid]);
  return null;
}
