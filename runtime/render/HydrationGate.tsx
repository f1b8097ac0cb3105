import { type ReactNode, use } from 'react';
import type { HydrateMode } from '../../schemas/index.ts';
import { waitForMoment } from './waitForMoment.ts';

/** Inside a Suspense boundary: the server's HTML stays until the object's moment has come, then it becomes interactive. */
export function HydrationGate({ uid, mode, children }: { uid: string; mode: HydrateMode; children: ReactNode }) {
  const moment = waitForMoment(uid, mode);
  if (moment) use(moment);
  return children;
}
