import { useEffect, useState } from 'react';
import { ConfirmDialog, useApi, useText } from 'sala/runtime';
import type { OwnRole } from 'sala/schemas';
import type { RoleRights, SiteRole, SiteRoles } from '../parts/ownRole.ts';
import { useRoleName } from '../parts/useRoleName.ts';
import type { useScreen } from '../parts/useScreen.ts';
import { NewRole } from './NewRole.tsx';
import { RoleRightsView } from './RoleRightsView.tsx';
import { roleTexts } from './roleTexts.ts';

interface Props {
  roles: SiteRoles;
  filter: string;
  screen: ReturnType<typeof useScreen>;
}

/** The site's own roles: made, given rights, removed. A change is saved at once. */
export function OwnRoles({ roles, filter, screen }: Props) {
  const say = useText(roleTexts);
  const roleName = useRoleName(roles.own);
  const [id, setId] = useState(roles.own[0]?.id);
  const [removing, setRemoving] = useState(false);
  const role = roles.own.find((one) => one.id === id) ?? roles.own[0];
  const rights = useRights(role);
  const path = `/api/roles/${encodeURIComponent(role?.id ?? '')}`;
  const isFixed = role === undefined || role.plugin !== undefined || !role.givable;
  const save = ({ title, base, grants, denies, pages, closedPages }: OwnRole) =>
    screen.send({ method: 'PUT', path, body: { title, base, grants, denies, pages, closedPages }, done: say('saved') });

  return (
    <>
      <NewRole roles={roles} screen={screen} onMade={setId} />
      {roles.own.length > 0 && (
        <div className="w-config__tabs">
          {roles.own.map((one) => (
            <button key={one.id} type="button" aria-pressed={one.id === role?.id} onClick={() => setId(one.id)}>
              {roleName(one.id)}
            </button>
          ))}
        </div>
      )}
      {role && (
        <div className="w-config__line">
          <p className="w-config__quiet">
            {say('standsOn', { base: roleName(role.base), people: role.people })}{' '}
            {role.plugin !== undefined && say('ofPlugin', { plugin: role.plugin })}
          </p>
          {!isFixed && (
            <button
              type="button"
              className="s-button s-button--small s-button--outline"
              disabled={screen.busy}
              onClick={() => setRemoving(true)}
            >
              {say('remove')}
            </button>
          )}
        </div>
      )}
      {role && rights?.id === role.id && (
        <RoleRightsView
          role={role}
          rights={rights}
          filter={filter}
          disabled={isFixed || screen.busy || screen.pending}
          onSave={save}
        />
      )}
      {removing && role && (
        <ConfirmDialog
          title={say('removeTitle', { role: roleName(role.id) })}
          text={say('removeText', { base: roleName(role.base), people: role.people })}
          action={say('remove')}
          danger
          perform={() => screen.send({ method: 'DELETE', path, done: say('removed') })}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  );
}

/** What the role may do, read again whenever its definition changed. */
function useRights(role: SiteRole | undefined): RoleRights | undefined {
  const api = useApi();
  const [rights, setRights] = useState<RoleRights>();
  const version = JSON.stringify(role);
  const id = role?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed definition has other rights
  useEffect(() => {
    if (id === undefined) return;
    let current = true;
    api<{ data: RoleRights }>(`/api/roles/${encodeURIComponent(id)}/rights`).then(
      ({ data }) => current && setRights(data),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [id, version]);
  return rights;
}
