import { useState } from 'react';
import { useText } from 'sala/runtime';
import type { Guard } from 'sala/schemas';
import { type Describing, describeGuard } from './describeRule.ts';
import { GuardDialog } from './GuardDialog.tsx';
import { RuleList } from './RuleList.tsx';
import { stateTexts } from './stateTexts.ts';

interface Props {
  guards: readonly Guard[];
  describing: Describing;
  onChange: (guards: Guard[]) => void;
}

/** The conditions of an event. */
export function GuardList({ guards, describing, onChange }: Props) {
  const say = useText(stateTexts);
  const [opened, setOpened] = useState<number>();
  return (
    <>
      <RuleList
        title={say('guards')}
        empty={say('noGuards')}
        add={say('addGuard')}
        sentences={guards.map((guard) =>
          say(guard.warns ? 'guardWarns' : 'guardIf', { what: describeGuard(guard, describing) }),
        )}
        onAdd={() => setOpened(guards.length)}
        onOpen={setOpened}
        onRemove={(index) => onChange(guards.filter((_, at) => at !== index))}
      />
      {opened !== undefined && (
        <GuardDialog
          guard={guards[opened] ?? { if: '', message: { th: '', en: '' } }}
          properties={describing.properties}
          onTake={(guard) => {
            onChange([...guards.slice(0, opened), guard, ...guards.slice(opened + 1)]);
            setOpened(undefined);
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
