/** Layouts that a site changed or made. \`json\` and not \`jsonb\`: what was saved comes back byte for byte. */
export const layouts = `
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
`;
