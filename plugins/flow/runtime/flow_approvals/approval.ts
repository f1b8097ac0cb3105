import type { Calls } from 'sala/runtime';

type Listed = Calls['GET /api/approvals']['answer']['data'][number];

/** What waits for the reader's approval, as the source of the widget answers it. */
export type Approval = Omit<Listed, 'collection' | 'record'>;
export type Answer = 'approve' | 'reject' | 'delegate';
