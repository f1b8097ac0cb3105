import type { Calls } from 'sala/runtime';

/** A ready flow as its call answers it. */
export type ReadyFlow = Calls['GET /api/ready-flows']['answer']['data'][number];
