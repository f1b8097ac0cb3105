import type { PageParts } from '../pages/pageParts.ts';
import type { Metrics } from '../platform/metrics.ts';

/** The parts of a running server, assembled once in `app/openApp.ts` and passed on as an argument. */
export interface App extends PageParts {
  metrics: Metrics;
}
