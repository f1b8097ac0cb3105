import { copyCommand, cutCommand } from '../commands/clipboardCommands.ts';
import { duplicateCommand, moveDownCommand, moveUpCommand, removeCommand } from '../commands/objectCommands.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { CommandButton } from '../ui/CommandButton.tsx';

const actions = [copyCommand, cutCommand, duplicateCommand, moveUpCommand, moveDownCommand, removeCommand];

/** What can be done while several nodes are selected. */
export function ManySelected({ count }: { count: number }) {
  const { say } = useLanguage();
  return (
    <div className="bd-inspector bd-pane__body">
      <header className="bd-inspector__head">
        <h2>{say('manySelected', { count })}</h2>
        <p>{say('manyHint')}</p>
      </header>
      <div className="bd-many">
        {actions.map((command) => (
          <CommandButton key={command.name} command={command} withLabel />
        ))}
      </div>
    </div>
  );
}
