/** Accounts belong to the site where they were made; a membership gives one a role, there or on another site. */
export const people = `
create table account (
  id text primary key,
  site_id uuid not null references site on delete cascade,
  email text not null check (email = lower(email)),
  username text not null check (username = lower(username)),
  password_hash text,
  profile jsonb not null default '{}',
  must_reset boolean not null default false,
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (site_id, email),
  unique (site_id, username)
);
create table membership (
  site_id uuid not null references site on delete cascade,
  account_id text not null references account on delete cascade,
  role text not null,
  created_at timestamptz not null default now(),
  primary key (site_id, account_id)
);
create index on membership (account_id);
create table session (
  id_hash bytea primary key,
  site_id uuid not null references site on delete cascade,
  account_id text not null references account on delete cascade,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  remember boolean not null default false,
  address text,
  user_agent text
);
create index on session (account_id);
create index on session (expires_at);
`;
