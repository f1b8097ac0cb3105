import { useState } from 'react';
import { SearchBox, useText, type WidgetViewProps } from 'sala/runtime';
import type { SiteRoles } from '../parts/ownRole.ts';
import { Panel } from '../parts/Panel.tsx';
import { RoleSelect } from '../parts/RoleSelect.tsx';
import { useScreen } from '../parts/useScreen.ts';
import { useTab } from '../parts/useTab.ts';
import { CollectionMatrix } from './CollectionMatrix.tsx';
import { Explain } from './Explain.tsx';
import { OwnRoles } from './OwnRoles.tsx';
import { permissionTexts } from './permissionTexts.ts';
import { type Decided, decideRoles, type Permitted } from './permitted.ts';
import { RouteMatrix } from './RouteMatrix.tsx';
import './permissions.css';

const views = ['pages', 'collections', 'roles'] as const;

/** Page and collection permissions of this site, its overrides, and an explanation per person. */
export function Permissions({ object, data }: WidgetViewProps<object>) {
  const say = useText(permissionTexts);
  const permitted = (data?.permitted as unknown as { data: Permitted } | undefined)?.data; // what config.permissions answers
  const decided = (data?.decided as unknown as { data: Decided } | undefined)?.data; // what config.overrides answers
  const roles = (data?.roles as unknown as { data: SiteRoles } | undefined)?.data; // what config.roles answers
  const screen = useScreen(object.uid, permitted !== undefined && decided !== undefined);
  const [view, setView] = useTab(object.uid, views);
  const [role, setRole] = useState('user');
  const [filter, setFilter] = useState('');

  const decide = (path: string, roles: string[] | undefined) =>
    decided &&
    screen.send({
      method: 'PUT',
      path: '/api/router_permission',
      body: decideRoles(decided, path, roles),
      done: say('done'),
    });
  const isBusy = screen.busy || screen.pending;

  return (
    <Panel title={say('title')} lead={say('lead')} {...screen.panel}>
      {permitted && (
        <>
          <Explain permitted={permitted} />
          <div className="w-config__filter">
            <div className="w-config__tabs">
              {views.map((name) => (
                <button key={name} type="button" aria-pressed={view === name} onClick={() => setView(name)}>
                  {say(name)}
                </button>
              ))}
            </div>
            <SearchBox label={say('filter')} value={filter} onChange={setFilter} />
            {view !== 'roles' && (
              <span className="w-permissions__role">
                <RoleSelect
                  label={say('role')}
                  value={role}
                  names={permitted.roles}
                  own={permitted.ownRoles}
                  onChange={setRole}
                />
              </span>
            )}
          </div>
          {view === 'roles' && roles && <OwnRoles roles={roles} filter={filter} screen={screen} />}
          {view === 'pages' && (
            <RouteMatrix permitted={permitted} filter={filter} role={role} busy={isBusy} onDecide={decide} />
          )}
          {view === 'collections' && <CollectionMatrix permitted={permitted} filter={filter} role={role} />}
        </>
      )}
    </Panel>
  );
}
