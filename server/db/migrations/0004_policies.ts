/** Every table of people, sites and layouts is narrowed to the current site; an account is also seen where it is a member. */
export const policies = `
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
`;
