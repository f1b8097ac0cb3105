import type { ComponentType } from 'react';

type Notice = ComponentType<{ uid: string }>;

let notice: Notice | undefined;

/** What reads data brings along what says that reading failed: by then it might not be possible to fetch it. */
export function provideNotice(part: Notice): void {
  notice = part;
}

export function getNotice(): Notice | undefined {
  return notice;
}
