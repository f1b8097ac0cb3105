import { createId } from '../../../engine/record/createId.ts';
import { siteRows } from '../../platform/db/sql.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { createToken, hashToken } from '../../platform/secrets/tokens.ts';
import type { GivenRole } from '../roles/requireGivable.ts';

export const invitationDays = 7;

export interface Invitation {
  id: string;
  email: string;
  role: string;
  own_role: string | null;
  invited_by: string;
  created_at: string;
  expires_at: string;
  accepted_at: string | null;
  revoked_at: string | null;
}

function invitationRows() {
  const columns = [
    'id',
    'email',
    'role',
    'own_role',
    'invited_by',
    'created_at',
    'expires_at',
    'accepted_at',
    'revoked_at',
  ];
  return siteRows('invitation').select(columns);
}

/** Creates an invitation that replaces open ones to the same address. */
export async function createInvitation(
  tx: TenantDb,
  { email, given, invitedBy }: { email: string; given: Pick<GivenRole, 'role' | 'ownRole'>; invitedBy: string },
): Promise<{ id: string; token: string }> {
  await tx.run(
    `update invitation set revoked_at = now() where site_id = current_site() and email = $1
     and accepted_at is null and revoked_at is null`,
    [email],
  );
  const token = createToken();
  const id = createId('invite');
  await tx.run(
    `insert into invitation (id, site_id, email, role, own_role, token_hash, invited_by, expires_at)
     values ($1, current_site(), $2, $3, $4, $5, $6, now() + make_interval(days => $7))`,
    [id, email, given.role, given.ownRole, hashToken(token), invitedBy, invitationDays],
  );
  return { id, token };
}

export async function listInvitations(db: TenantDb): Promise<Invitation[]> {
  return db.query<Invitation>(invitationRows().orderBy('created_at', 'desc').limit(500));
}

export async function findInvitation(db: TenantDb, id: string): Promise<Invitation | undefined> {
  const rows = await db.query<Invitation>(invitationRows().where('id', id));
  return rows[0];
}

/** The open invitation of a token. */
export async function findOpenInvitation(db: TenantDb, token: string): Promise<Invitation | undefined> {
  const rows = await db.query<Invitation>(
    invitationRows()
      .where({ token_hash: hashToken(token), accepted_at: null, revoked_at: null })
      .whereRaw('expires_at > now()'),
  );
  return rows[0];
}

/** Marks an invitation as accepted; false when it is no longer open. */
export async function takeInvitation(tx: TenantDb, id: string, accountId: string): Promise<boolean> {
  const taken = await tx.run(
    `update invitation set accepted_at = now(), accepted_by = $2
     where id = $1 and accepted_at is null and revoked_at is null and expires_at > now()`,
    [id, accountId],
  );
  return taken > 0;
}

export async function revokeInvitation(tx: TenantDb, id: string): Promise<boolean> {
  const revoked = await tx.run(
    'update invitation set revoked_at = now() where id = $1 and accepted_at is null and revoked_at is null',
    [id],
  );
  return revoked > 0;
}

export function presentInvitation(invitation: Invitation) {
  const { id, email, role, expires_at, accepted_at, revoked_at } = invitation;
  const status = accepted_at
    ? 'accepted'
    : revoked_at
      ? 'revoked'
      : Date.parse(expires_at) < Date.now()
        ? 'expired'
        : 'open';
  return {
    id,
    email,
    role: invitation.own_role ?? role,
    status,
    invitedBy: invitation.invited_by,
    createdAt: invitation.created_at,
    expiresAt: expires_at,
    acceptedAt: accepted_at,
  };
}
