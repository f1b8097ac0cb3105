import type { SignedInVisit } from '../../sites/visit.ts';
import { taken } from '../accounts.errors.ts';
import { loadOwnAccount } from '../credentials/confirmOwner.ts';
import { homeOf } from '../findAccount.ts';
import { readConflict } from '../findDuplicates.ts';
import type { IdentityParts } from '../identityParts.ts';
import type { ProfileChange } from './readProfileChange.ts';

/** Changes the profile of the visitor's own account. */
export async function changeOwnAccount(app: IdentityParts, visit: SignedInVisit, change: ProfileChange): Promise<void> {
  const account = await loadOwnAccount(visit);
  try {
    await homeOf(app.db, account).run(
      `update account set profile = profile || $2, phone = case when $3 then $4 else phone end,
         language = coalesce($5, language), updated_at = now() where id = $1`,
      [account.id, JSON.stringify(change.profile), change.phone !== undefined, change.phone || null, change.language],
    );
  } catch (error) {
    const field = readConflict(error);
    throw field ? taken({ fields: field }) : error;
  }
  await app.sessions.refresh(account.id);
}
