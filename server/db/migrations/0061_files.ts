/** What people sent: files that are whole, and uploads on their way with the parts that have arrived. */
export const files = `
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
`;
