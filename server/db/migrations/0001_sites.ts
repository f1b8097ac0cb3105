/** Sites and their host names. `site.site_id` is the key by which every other row names its tenant. */
export const sites = `
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
`;
