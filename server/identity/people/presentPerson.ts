import type { Person } from './loadPerson.ts';

/** A person's data in administrators' lists. */
export function presentPerson(person: Person, siteId: string) {
  const { firstname = '', lastname = '', avatar } = person.profile;
  return {
    id: person.id,
    name: [firstname, lastname].filter(Boolean).join(' ') || person.email || person.username,
    firstname,
    lastname,
    avatar,
    email: person.email,
    emailVerified: person.email_verified,
    username: person.username,
    phone: person.phone,
    role: person.role,
    ownRole: person.own_role,
    disabled: person.disabled_at !== null,
    guest: person.home_site_id !== siteId,
    secondFactor: person.second_factor_on,
    createdAt: person.created_at,
    joinedAt: person.joined_at,
  };
}

/** The same with the details of the person's own screen. */
export function presentPersonDetail(person: Person, siteId: string, lockedUntil: string | null) {
  return {
    ...presentPerson(person, siteId),
    // Enough to recognise it, not enough to use it.
    citizen: person.citizen && `${'x'.repeat(9)}${person.citizen.slice(-4)}`,
    info: person.info,
    mustReset: person.must_reset,
    hasPassword: person.has_password,
    disabledAt: person.disabled_at,
    lockedUntil,
  };
}
