import { useState } from 'react';
import { useText } from '../language/useText.ts';
import { ChoiceList } from '../ui/choice/ChoiceList.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { filterCommands } from './filterCommands.ts';
import { staffTexts } from './staffTexts.ts';
import { useCommands } from './useCommands.ts';
import { useFoundRecords } from './useFoundRecords.ts';

interface Props {
  lock(): Promise<void>;
  onClose(): void;
}

/**
 * Finds pages that this person may open, records and commands by a few letters and the arrow keys; before anything is typed, the
 * pages that they use.
 */
export function CommandPalette({ onClose, lock }: Props) {
  const say = useText(staffTexts);
  const [query, setQuery] = useState('');
  const { records, searching } = useFoundRecords(query);
  const listed = useCommands(lock);
  const found = listed && filterCommands(listed.known, query);
  const commands = query.trim() ? found && [...found, ...records] : listed?.own;
  return (
    <Dialog title={say('palette')} onClose={onClose}>
      <ChoiceList
        label={say('palette')}
        placeholder={say('paletteHint')}
        choices={commands?.map(({ key, title, note, group }) => ({ id: key, title, note, group }))}
        isComing={searching && !found?.length}
        none={say('nothing')}
        onType={setQuery}
        onChoose={(key) => {
          onClose();
          commands?.find((command) => command.key === key)?.run();
        }}
      />
    </Dialog>
  );
}
