import { accountReads } from '../accounts/account.reads.ts';
import { peopleReads } from '../accounts/people/people.reads.ts';
import { permissionReads } from '../permissions/permissions.reads.ts';
import { siteReads } from '../sites/sites.reads.ts';
import type { HouseQuestion } from './houseQuestion.ts';
import type { Asked, HouseRead, Told } from './houseRead.ts';

const reads = { ...accountReads, ...peopleReads, ...permissionReads, ...siteReads } satisfies Record<
  HouseQuestion,
  HouseRead
>;

/** Asks the house in the name of whoever made the visit: the answer, or the refusal, is that of the call of the same name. */
export async function askHouse(question: HouseQuestion, asked: Asked): Promise<Told> {
  return reads[question](asked);
}
