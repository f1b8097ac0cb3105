import type { RemoteAnswer } from '../../schemas/index.ts';
import { readSeen } from './useIdle.ts';

/** What this page reports to an administrator who asks. */
export function describePage(withDevice: boolean): RemoteAnswer {
  const { language, userAgent, maxTouchPoints, onLine } = navigator;
  return {
    path: location.pathname,
    visible: document.visibilityState === 'visible',
    online: onLine,
    idleSeconds: Math.round((Date.now() - readSeen()) / 1000),
    ...(withDevice && {
      device: {
        userAgent,
        language,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        screen: `${screen.width} x ${screen.height} @${devicePixelRatio}`,
        window: `${innerWidth} x ${innerHeight}`,
        touch: maxTouchPoints > 0,
      },
    }),
  };
}
