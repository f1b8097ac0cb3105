import type { TenantDb } from '../../db/tenantDb.ts';
import { type Person, personColumns } from './loadPerson.ts';

export interface PeopleQuery {
  search?: string;
  role?: string;
  /** Undefined lists both. */
  disabled?: boolean;
  sort: PeopleSort;
  page: number;
  limit: number;
}

const orders = {
  '-joined': 'membership.created_at desc',
  joined: 'membership.created_at',
  name: `concat_ws(' ', account.profile->>'firstname', account.profile->>'lastname'), account.email`,
  role: 'membership.role, membership.created_at desc',
} as const;

export type PeopleSort = keyof typeof orders;

/** How a list of people is sorted; newest first unless it is asked for in a way that there is. */
export function readPeopleSort(value: string | undefined): PeopleSort {
  return value !== undefined && Object.hasOwn(orders, value) ? (value as PeopleSort) : '-joined'; // checked just before
}

/** The members of a site in the order asked for, with how many there are in all. */
export async function listPeople(
  db: TenantDb,
  query: PeopleQuery,
): Promise<{ people: (Person & { signed_in_at: string | null })[]; total: number }> {
  const values = [query.search && `%${query.search.replace(/[\\%_]/g, '\\$&')}%`, query.role, query.disabled];
  const [people, counts] = await Promise.all([
    db.query<Person & { signed_in_at: string | null }>(
      `select ${personColumns}, (
         select max(at) from sign_in_log
         where sign_in_log.site_id = current_site() and sign_in_log.account_id = account.id and outcome = 'ok'
       ) as signed_in_at
       ${from} order by ${orders[query.sort]}, account.id desc limit $4 offset $5`,
      [...values, query.limit, (query.page - 1) * query.limit],
    ),
    db.query<{ total: number }>(`select count(*) as total ${from}`, values),
  ]);
  return { people, total: counts[0]?.total ?? 0 };
}

const from = `
  from membership join account on account.id = membership.account_id
  where membership.site_id = current_site()
    and ($1::text is null or account.email ilike $1 or account.username ilike $1 or account.phone ilike $1
      or concat_ws(' ', account.profile->>'firstname', account.profile->>'lastname') ilike $1)
    and ($2::text is null or membership.role = $2)
    and ($3::boolean is null or (coalesce(membership.disabled_at, account.disabled_at) is not null) = $3)`;
