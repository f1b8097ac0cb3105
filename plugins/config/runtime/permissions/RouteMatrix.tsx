import { useLanguage, useText } from 'sala/runtime';
import { readText } from 'sala/schemas';
import { useRoleName } from '../parts/useRoleName.ts';
import { Matrix } from './Matrix.tsx';
import { permissionTexts } from './permissionTexts.ts';
import type { Permitted, PermittedRoute } from './permitted.ts';

interface Props {
  permitted: Permitted;
  filter: string;
  role: string;
  busy: boolean;
  onDecide: (path: string, roles: string[] | undefined) => void;
}

/** Roles by pages; a change is saved at once. */
export function RouteMatrix({ permitted, filter, role, busy, onDecide }: Props) {
  const say = useText(permissionTexts);
  const language = useLanguage();
  const roleName = useRoleName(permitted.ownRoles);
  const wanted = filter.trim().toLowerCase();
  const lines = permitted.routes.filter(
    ({ path, title }) => !wanted || `${path} ${readText(title, language)}`.toLowerCase().includes(wanted),
  );
  const toggle = (route: PermittedRoute, name: string) =>
    onDecide(
      route.path,
      route.roles.includes(name) ? route.roles.filter((one) => one !== name) : [...route.roles, name],
    );
  return (
    <Matrix
      label={say('pages')}
      permitted={permitted}
      lines={lines}
      role={role}
      open={wanted !== ''}
      pluginOf={({ plugin }) => plugin}
      keyOf={({ path }) => path}
      head={(route) => (
        <>
          {readText(route.title, language)} <code>{route.path}</code>
          {route.changed && (
            <span className="w-permissions__changed">
              <span className="w-config__badge w-config__badge--open">{say('changed')}</span>
              <button
                type="button"
                className="s-button s-button--small s-button--quiet"
                disabled={busy}
                title={say('default', { roles: route.shippedRoles.map(roleName).join(', ') || say('everySignedIn') })}
                onClick={() => onDecide(route.path, undefined)}
              >
                {say('undo')}
              </button>
            </span>
          )}
        </>
      )}
      whole={(route) => (route.auth ? undefined : <span className="w-config__quiet">{say('open')}</span>)}
      cell={(route, name) => (
        <label className="w-permissions__tick">
          <input
            type="checkbox"
            aria-label={say('tick', { role: roleName(name), path: route.path })}
            checked={route.allowed.includes(name)}
            data-default={route.shippedRoles.includes(name) || undefined}
            disabled={busy || name === 'root' || name === 'public'}
            onChange={() => toggle(route, name)}
          />
        </label>
      )}
    />
  );
}
