/**
 * Everything around signing in: what an account may carry, single-use tickets, failed tries, other ways in, keys of
 * servers, invitations, mails on their way out, and the logs that are only ever added to.
 */
export const accounts = `
alter table account alter column email drop not null;
alter table account
  add column email_verified_at timestamptz,
  add column phone text,
  add column citizen text,
  add column info jsonb not null default '{}',
  add column language text,
  add column password_changed_at timestamptz,
  add column second_factor text,
  add column second_factor_at timestamptz,
  add column second_factor_step bigint;
create unique index account_phone on account (site_id, phone);
create unique index account_citizen on account (site_id, citizen);

alter table membership add column disabled_at timestamptz;

alter table session
  add column public_id uuid not null default gen_random_uuid(),
  add column via text not null default 'password';

create table ticket (
  id_hash bytea primary key,
  site_id uuid not null references site on delete cascade,
  purpose text not null,
  account_id text references account on delete cascade,
  payload jsonb not null default '{}',
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  created_by text,
  expires_at timestamptz not null
);
create index on ticket (account_id, purpose);
create index on ticket (site_id, expires_at);

create table sign_in_failure (
  site_id uuid not null references site on delete cascade,
  name_hash bytea not null,
  failures integer not null,
  first_at timestamptz not null default now(),
  locked_until timestamptz,
  primary key (site_id, name_hash)
);

create table recovery_code (
  site_id uuid not null references site on delete cascade,
  account_id text not null references account on delete cascade,
  code_hash bytea not null,
  primary key (account_id, code_hash)
);

create table sign_in_provider (
  site_id uuid not null references site on delete cascade,
  id text not null,
  kind text not null check (kind in ('oidc', 'ldap')),
  title text not null,
  config jsonb not null,
  secret text,
  enabled boolean not null default true,
  position integer not null default 100,
  updated_at timestamptz not null default now(),
  updated_by text,
  primary key (site_id, id)
);
create table identity (
  site_id uuid not null references site on delete cascade,
  provider_id text not null,
  subject text not null,
  account_id text not null references account on delete cascade,
  name text,
  linked_at timestamptz not null default now(),
  primary key (site_id, provider_id, subject)
);
create index on identity (account_id);

create table api_key (
  id text primary key,
  site_id uuid not null references site on delete cascade,
  name text not null,
  key_hash bytea not null unique,
  hint text not null,
  role text not null,
  collections text[] not null,
  created_at timestamptz not null default now(),
  created_by text not null,
  expires_at timestamptz,
  used_at timestamptz,
  revoked_at timestamptz
);

create table invitation (
  id text primary key,
  site_id uuid not null references site on delete cascade,
  email text not null check (email = lower(email)),
  role text not null,
  token_hash bytea not null unique,
  invited_by text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by text,
  revoked_at timestamptz
);
create index on invitation (site_id, created_at);

create table mail (
  id text primary key,
  site_id uuid not null references site on delete cascade,
  kind text not null,
  to_address text not null,
  language text not null,
  content jsonb not null,
  link text,
  link_rank integer not null default 0,
  status text not null default 'waiting' check (status in ('waiting', 'sending', 'sent', 'kept', 'failed')),
  tries integer not null default 0,
  next_at timestamptz not null default now(),
  error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mail_open on mail (next_at) where status in ('waiting', 'sending');
create index on mail (site_id, created_at);

create table sign_in_log (
  id bigint generated always as identity primary key,
  site_id uuid not null references site on delete cascade,
  at timestamptz not null default now(),
  account_id text,
  name text,
  outcome text not null,
  via text not null,
  address text,
  user_agent text
);
create index on sign_in_log (site_id, at);
create index on sign_in_log (site_id, account_id, at);
create table audit (
  id bigint generated always as identity primary key,
  site_id uuid not null references site on delete cascade,
  at timestamptz not null default now(),
  actor_id text,
  action text not null,
  target_kind text not null,
  target_id text,
  changes jsonb not null default '{}',
  address text
);
create index on audit (site_id, at);
create index on audit (site_id, target_id, at);

create table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

select protect_table('ticket');
select protect_table('sign_in_failure');
select protect_table('recovery_code');
select protect_table('sign_in_provider');
select protect_table('identity');
select protect_table('api_key');
select protect_table('invitation');
select protect_table('mail');
-- Logs: a site reads and adds; nobody who connects as the application changes or removes a line.
alter table sign_in_log enable row level security;
create policy read_own on sign_in_log for select using (site_id = sala.current_site());
create policy add_own on sign_in_log for insert with check (site_id = sala.current_site());
alter table audit enable row level security;
create policy read_own on audit for select using (site_id = sala.current_site());
create policy add_own on audit for insert with check (site_id = sala.current_site());
-- Counters of the house, not of a site: without a policy the application's role sees none of it.
alter table rate_limit enable row level security;
`;
