import { type ReactNode, use, useEffect } from 'react';
import type { HydrateMode } from '../../schemas/index.ts';
import { findObjectElement, waitForMoment } from './waitForMoment.ts';

/**
 * Inside a Suspense boundary: the server's HTML stays until the object's moment has come, then it becomes interactive. As
 * long as `data-live` stands on its element it is not, and what is pressed in it must be pressed again.
 */
export function HydrationGate({ uid, mode, children }: { uid: string; mode: HydrateMode; children: ReactNode }) {
  const moment = waitForMoment(uid, mode);
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
