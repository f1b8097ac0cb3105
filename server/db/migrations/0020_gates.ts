/** What a site decided about routes in place of their plugins, and the passwords (hashed) in front of its locked pages. */
export const gates = `
create table route_override (
  site_id uuid primary key references site on delete cascade,
  overrides jsonb not null default '[]',
  checksum text not null,
  updated_at timestamptz not null default now(),
  updated_by text
);
create table page_lock (
  site_id uuid not null references site on delete cascade,
  key text not null,
  password_hash text not null,
  updated_at timestamptz not null default now(),
  updated_by text,
  primary key (site_id, key)
);
select protect_table('route_override');
select protect_table('page_lock');
`;
