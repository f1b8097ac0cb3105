import type { Calls } from 'sala/runtime';

/** A screen as the list of screens shows it. */
export type ScreenEntry = Calls['GET /api/originals']['answer']['data'][number];

/** Where a changed screen and its new original say different things. */
export type Conflict = Calls['GET /api/originals/merge']['answer']['data']['conflicts'][number];
