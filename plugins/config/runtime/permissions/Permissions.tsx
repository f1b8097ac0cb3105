import { useState } from 'react';
import { useLanguage, useText, type WidgetViewProps } from 'sala/runtime';
import { type RouteOverride, readText, roles as roleTitles } from 'sala/schemas';
import { Panel } from '../parts/Panel.tsx';
import { Scroll } from '../parts/Scroll.tsx';
import { useCall, useSend } from '../parts/useCall.ts';
import { Explain } from './Explain.tsx';
import { permissionTexts } from './permissionTexts.ts';
import type { Permitted } from './permitted.ts';

interface Overrides {
  overrides: RouteOverride[];
  masterConfigChecksum: string;
}

const actions = ['read', 'create', 'update', 'delete', 'export', 'import'] as const;

/** What one role may open and do, with the site's own decisions; and a plain answer to why. */
export function Permissions(_: WidgetViewProps<object>) {
  const say = useText(permissionTexts);
  const language = useLanguage();
  const [role, setRole] = useState('user');
  const table = useCall<Permitted>('/api/permissions');
  const decided = useCall<Overrides>('/api/router_permission');
  const { send, notice, busy } = useSend(say('done'));
  const permitted = table.answer?.data;
  const failure = table.failure ?? decided.failure;

  async function decide(path: string, roles: string[] | undefined) {
    const current = decided.answer?.data;
    if (!current) return;
    const others = current.overrides.filter((one) => one.routePath !== path);
    const own = current.overrides.find((one) => one.routePath === path)?.overrides;
    const overrides = roles ? [...others, { routePath: path, overrides: { ...own, role: roles } }] : others;
    await send('PUT', '/api/router_permission', { ...current, overrides });
    table.reload();
    decided.reload();
  }
  const toggle = (route: Permitted['routes'][number]) =>
    decide(route.path, route.roles.includes(role) ? route.roles.filter((one) => one !== role) : [...route.roles, role]);

  return (
    <Panel
      title={say('title')}
      notice={failure ? { text: failure, failed: true } : notice}
      loading={!permitted && !failure}
      tools={
        <select
          className="s-input"
          aria-label={say('role')}
          value={role}
          onChange={(event) => setRole(event.target.value)}
        >
          {permitted?.roles.map((name) => (
            <option key={name} value={name}>
              {readText(roleTitles[name], language) || name}
            </option>
          ))}
        </select>
      }
    >
      {permitted && <Explain permitted={permitted} role={role} />}
      <h2>{say('pages')}</h2>
      <Scroll label={say('pages')}>
        <table className="w-config__table">
          <tbody>
            {permitted?.routes.map((route) => (
              <tr key={route.path}>
                <td>
                  {readText(route.title, language)} <code className="w-config__quiet">{route.path}</code>
                </td>
                <td>
                  {route.auth ? (
                    <label className="w-config__check">
                      <input
                        type="checkbox"
                        checked={route.allowed.includes(role)}
                        disabled={busy || role === 'root' || !decided.answer}
                        onChange={() => toggle(route)}
                      />
                      {say('mayOpen')}
                    </label>
                  ) : (
                    say('open')
                  )}
                </td>
                <td>
                  {route.changed && (
                    <>
                      <span className="w-config__quiet">{say('changed')}</span>{' '}
                      <button
                        type="button"
                        className="s-button s-button--small s-button--quiet"
                        onClick={() => decide(route.path, undefined)}
                      >
                        {say('undo')}
                      </button>
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <h2>{say('collections')}</h2>
      <CollectionTable permitted={permitted} role={role} />
    </Panel>
  );
}

function CollectionTable({ permitted, role }: { permitted?: Permitted; role: string }) {
  const say = useText(permissionTexts);
  const language = useLanguage();
  return (
    <Scroll label={say('collections')}>
      <table className="w-config__table">
        <thead>
          <tr>
            <th>{say('collections')}</th>
            {actions.map((action) => (
              <th key={action}>{say(action)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {permitted?.collections.map((collection) => (
            <tr key={collection.name}>
              <td>
                {readText(collection.title, language)} <code className="w-config__quiet">{collection.name}</code>
              </td>
              {actions.map((action) => (
                <td key={action}>{say(collection.allowed[action]?.includes(role) ? 'yes' : 'no')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
