import { useState } from 'react';
import { useText } from 'sala/runtime';
import type { Action } from 'sala/schemas';
import type { SiteRoles } from '../../parts/ownRole.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { beginAction } from './actionDraft.ts';
import { type Describing, describeAction } from './describeRule.ts';
import { RuleList } from './RuleList.tsx';
import { stateTexts } from './stateTexts.ts';

interface Props {
  title: string;
  actions: readonly Action[];
  describing: Describing;
  roles: SiteRoles['own'];
  onChange: (actions: Action[]) => void;
}

/** What an event or a state does beside. */
export function ActionList({ title, actions, describing, roles, onChange }: Props) {
  const say = useText(stateTexts);
  const [opened, setOpened] = useState<number>();
  return (
    <>
      <RuleList
        title={title}
        empty={say('noActions')}
        add={say('addAction')}
        sentences={actions.map((action) => describeAction(action, describing))}
        onAdd={() => setOpened(actions.length)}
        onOpen={setOpened}
        onRemove={(index) => onChange(actions.filter((_, at) => at !== index))}
      />
      {opened !== undefined && (
        <ActionDialog
          first={actions[opened] ?? beginAction('set')}
          isNew={opened === actions.length}
          describing={describing}
          roles={roles}
          onTake={(action) => {
            onChange([...actions.slice(0, opened), action, ...actions.slice(opened + 1)]);
            setOpened(undefined);
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
