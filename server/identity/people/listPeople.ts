import { siteRows } from '../../platform/db/sql.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { memberRows, type Person, personColumns } from './loadPerson.ts';

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

/** The sort order of a list of people; newest first by default. */
export function readPeopleSort(value: string | undefined): PeopleSort {
  return value !== undefined && Object.hasOwn(orders, value) ? (value as PeopleSort) : '-joined'; // checked just before
}

type ListedPerson = Person & { signed_in_at: string | null };

/** The members of a site in this order, with their total number. */
export async function listPeople(db: TenantDb, query: PeopleQuery): Promise<{ people: ListedPerson[]; total: number }> {
  const found = findPeople(query);
  const [people, counts] = await Promise.all([
    db.query<ListedPerson>(
      found
        .clone()
        .select(personColumns, lastSignIn())
        .orderByRaw(`${orders[query.sort]}, account.id desc`)
        .limit(query.limit)
        .offset((query.page - 1) * query.limit),
    ),
    db.query<{ total: number }>(found.clone().count({ total: '*' })),
  ]);
  return { people, total: counts[0]?.total ?? 0 };
}

function findPeople({ search, role, disabled }: PeopleQuery) {
  const people = memberRows();
  if (search !== undefined) {
    const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    people.where((either) => {
      for (const column of ['account.email', 'account.username', 'account.phone']) either.orWhereILike(column, pattern);
      either.orWhereRaw(`concat_ws(' ', account.profile->>'firstname', account.profile->>'lastname') ilike ?`, [
        pattern,
      ]);
    });
  }
  if (role !== undefined)
    people.where((either) => either.where('membership.role', role).orWhere('membership.own_role', role));
  if (disabled !== undefined)
    people.whereRaw(`coalesce(membership.disabled_at, account.disabled_at) is ${disabled ? 'not null' : 'null'}`);
  return people;
}

function lastSignIn() {
  return siteRows('sign_in_log')
    .whereRaw('sign_in_log.account_id = account.id')
    .where('outcome', 'ok')
    .max('at')
    .as('signed_in_at');
}
