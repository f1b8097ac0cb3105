/**
 * What stands beside the tables of the collections: definitions made at run time, the history of every record, and the
 * outbox of effects that a change leaves behind in its own transaction.
 */
export const records = `
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
`;
