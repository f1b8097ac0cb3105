import { answerRead } from '../../asking/houseRead.ts';
import type { Router } from '../../http/router.ts';
import type { AccountParts } from '../accountParts.ts';
import { peopleReads } from './people.reads.ts';

/** Who came in or tried to, and who changed what. */
export function addLogRoutes(router: Router, { app }: AccountParts): void {
  router.get('/api/sign-ins', answerRead(app, peopleReads.signIns));
  router.get('/api/audit', answerRead(app, peopleReads.audit));
}
