import { useState } from 'react';
import { useText } from 'sala/runtime';
import type { OwnRole } from 'sala/schemas';
import { type RoleRights, type SiteRole, switchPage, switchRight } from '../parts/ownRole.ts';
import { RightsDialog } from './RightsDialog.tsx';
import { RightsTable } from './RightsTable.tsx';
import { RolePages } from './RolePages.tsx';
import { roleTexts } from './roleTexts.ts';

interface Props {
  role: SiteRole;
  rights: RoleRights;
  filter: string;
  disabled: boolean;
  onSave: (role: OwnRole) => Promise<unknown>;
}

const parts = ['rightsOf', 'pagesOf'] as const;

/** What one role may do: its data with fields and conditions, and its pages. */
export function RoleRightsView({ role, rights, filter, disabled, onSave }: Props) {
  const say = useText(roleTexts);
  const [part, setPart] = useState<(typeof parts)[number]>('rightsOf');
  const [detailed, setDetailed] = useState<string>();
  const collection = rights.collections.find(({ name }) => name === detailed);
  return (
    <>
      <div className="w-config__tabs">
        {parts.map((name) => (
          <button key={name} type="button" aria-pressed={part === name} onClick={() => setPart(name)}>
            {say(name)}
          </button>
        ))}
      </div>
      {part === 'rightsOf' ? (
        <RightsTable
          rights={rights}
          filter={filter}
          disabled={disabled}
          onSwitch={(line, right) => void onSave(switchRight(role, line, right))}
          onDetail={({ name }) => setDetailed(name)}
        />
      ) : (
        <RolePages
          rights={rights}
          filter={filter}
          disabled={disabled}
          onSwitch={(page) => void onSave(switchPage(role, page))}
        />
      )}
      {collection && (
        <RightsDialog
          key={collection.name}
          role={role}
          rights={collection}
          busy={disabled}
          onSave={async (changed) => (await onSave(changed)) !== undefined}
          onClose={() => setDetailed(undefined)}
        />
      )}
    </>
  );
}
