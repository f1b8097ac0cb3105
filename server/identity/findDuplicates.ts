import type { TenantDb } from '../platform/db/tenantDb.ts';

export interface UniqueFields {
  email?: string;
  phone?: string;
  citizen?: string;
}

/** The fields that another account of the site already has, including guests. */
export async function findDuplicates(
  db: TenantDb,
  { email, phone, citizen }: UniqueFields,
  except: string | null = null,
): Promise<(keyof UniqueFields)[]> {
  const rows = await db.query<{ email: boolean; phone: boolean; citizen: boolean }>(
    `select coalesce(bool_or(email = $1 or username = $1), false) as email,
       coalesce(bool_or(phone = $2), false) as phone, coalesce(bool_or(citizen = $3), false) as citizen
     from account where (email = $1 or username = $1 or phone = $2 or citizen = $3) and id is distinct from $4`,
    [email, phone, citizen, except],
  );
  const found = rows[0];
  return (['email', 'phone', 'citizen'] as const).filter((field) => found?.[field]);
}

const fieldOfConstraint: Record<string, keyof UniqueFields> = {
  account_site_id_email_key: 'email',
  account_site_id_username_key: 'email',
  account_phone: 'phone',
  account_citizen: 'citizen',
};

/** The field that caused a unique violation, when two people sent it at the same moment. */
export function readConflict(error: unknown): keyof UniqueFields | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505') return undefined;
  return 'constraint' in error && typeof error.constraint === 'string'
    ? fieldOfConstraint[error.constraint]
    : undefined;
}
