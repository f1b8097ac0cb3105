import { useState } from 'react';
import { useLanguage, useText } from 'sala/runtime';
import { readText } from 'sala/schemas';
import { Matrix } from './Matrix.tsx';
import { permissionTexts } from './permissionTexts.ts';
import { type Action, actions, type Permitted } from './permitted.ts';

/** Roles by collections for one operation. Read-only: access rules are part of the collection's schema. */
export function CollectionMatrix({ permitted, filter, role }: { permitted: Permitted; filter: string; role: string }) {
  const say = useText(permissionTexts);
  const language = useLanguage();
  const [action, setAction] = useState<Action>('read');
  const wanted = filter.trim().toLowerCase();
  const lines = permitted.collections.filter(
    ({ name, title }) => !wanted || `${name} ${readText(title, language)}`.toLowerCase().includes(wanted),
  );
  return (
    <>
      <div className="w-config__tabs">
        {actions.map((name) => (
          <button key={name} type="button" aria-pressed={action === name} onClick={() => setAction(name)}>
            {say(name)}
          </button>
        ))}
      </div>
      <p className="w-config__quiet">{say('rulesStand')}</p>
      <Matrix
        label={say('collections')}
        permitted={permitted}
        lines={lines}
        role={role}
        open={wanted !== ''}
        pluginOf={({ plugin }) => plugin}
        keyOf={({ name }) => name}
        head={({ title }) => readText(title, language)}
        cell={({ allowed }, name) => {
          const may = allowed[action]?.includes(name) === true;
          return (
            <span className="w-permissions__mark" data-may={may || undefined}>
              <span aria-hidden="true">{may ? '✓' : '–'}</span>
              <span className="s-visually-hidden">{say(may ? 'yes' : 'no')}</span>
            </span>
          );
        }}
      />
    </>
  );
}
