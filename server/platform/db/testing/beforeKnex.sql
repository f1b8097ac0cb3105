-- 0000_base
create or replace function current_site() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('sala.site_id', true), '')::uuid $$;

create or replace function protect_table(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('drop policy if exists tenant on %s', target);
  execute format('create policy tenant on %s using (site_id = sala.current_site()) with check (site_id = sala.current_site())', target);
end $$;

-- 0001_sites
create table site (
  site_id uuid primary key,
  name text not null,
  type text not null default 'unit' check (type in ('origin', 'collection', 'unit')),
  language text not null default 'th',
  time_zone text not null default 'Asia/Bangkok',
  plugins text[] not null default '{}',
  settings jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create table site_host (
  host text primary key check (host = lower(host)),
  site_id uuid not null references site on delete cascade,
  is_main boolean not null default false
);
create index on site_host (site_id);

-- 0002_people
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

-- 0003_layouts
create table layout (
  site_id uuid not null references site on delete cascade,
  key text not null,
  draft json,
  published json,
  version integer not null default 1,
  published_version integer,
  updated_at timestamptz not null default now(),
  updated_by text,
  published_at timestamptz,
  primary key (site_id, key)
);
create table layout_version (
  site_id uuid not null references site on delete cascade,
  key text not null,
  version integer not null,
  content json not null,
  published_at timestamptz not null default now(),
  published_by text,
  primary key (site_id, key, version)
);

-- 0004_policies
select protect_table('site');
select protect_table('site_host');
select protect_table('membership');
select protect_table('session');
select protect_table('layout');
select protect_table('layout_version');
alter table account enable row level security;
create policy tenant on account using (site_id = sala.current_site()) with check (site_id = sala.current_site());
create policy member on account for select using (
  exists (select from membership where membership.account_id = account.id and membership.site_id = sala.current_site())
);

-- 0005_records
create table collection (
  site_id uuid not null references site on delete cascade,
  name text not null,
  schema jsonb not null,
  machine jsonb,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  primary key (site_id, name)
);
create table collection_table (
  name text primary key,
  fingerprint text not null,
  synced_at timestamptz not null default now()
);
create table record_history (
  site_id uuid not null,
  collection text not null,
  record_id text not null,
  version integer not null,
  action text not null,
  from_state text,
  to_state text,
  changes jsonb not null,
  note text,
  at timestamptz not null default now(),
  by text,
  primary key (site_id, collection, record_id, version)
);
create table outbox (
  id bigint generated always as identity primary key,
  site_id uuid not null,
  collection text not null,
  record_id text not null,
  record_version integer not null,
  effect text not null,
  key text not null,
  payload jsonb not null default '{}',
  status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'failed')),
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  last_error text,
  result jsonb,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (site_id, key)
);
create index outbox_open on outbox (next_at) where status in ('waiting', 'running');
create index on outbox (site_id, collection, record_id);
select protect_table('collection');
select protect_table('record_history');
select protect_table('outbox');

-- 0010_accounts
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

-- 0020_gates
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

-- 0061_files
create table file (
  id text primary key,
  site_id uuid not null references site on delete cascade,
  name text not null,
  extension text not null,
  mime text not null,
  size bigint not null check (size > 0),
  hash text not null,
  width integer,
  height integer,
  storage_key text not null,
  purpose text not null check (purpose in ('library', 'form', 'avatar', 'record')),
  is_public boolean not null default false,
  owner_id text,
  ticket_hash bytea,
  form_key text,
  form_field text,
  collection text,
  record_id text,
  created_at timestamptz not null default now()
);
create index on file (site_id, purpose, created_at desc);
create index on file (site_id, collection, record_id) where record_id is not null;
create index file_unclaimed on file (created_at) where purpose = 'form' and record_id is null;

create table file_upload (
  id text primary key,
  site_id uuid not null references site on delete cascade,
  name text not null,
  extension text not null,
  size bigint not null check (size > 0),
  received bigint not null default 0,
  parts jsonb not null default '[]',
  purpose text not null,
  is_public boolean not null,
  owner_id text,
  ticket_hash bytea,
  form_key text,
  form_field text,
  collection text,
  record_id text,
  busy_until timestamptz,
  file_id text,
  created_at timestamptz not null default now(),
  touched_at timestamptz not null default now()
);
create index on file_upload (site_id);
create index on file_upload (touched_at);

select protect_table('file');
select protect_table('file_upload');

-- 0070_session_lock
alter table session add column locked_at timestamptz;

-- 0080_site_suspension
alter table site add column suspended_at timestamptz;
