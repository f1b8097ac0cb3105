import type { Command } from '../commands/command.ts';
import { nameKeys } from '../commands/shortcut.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useStore } from '../state/createStore.ts';
import { useEditorValue } from '../state/EditorProvider.tsx';
import { useBuilder } from './BuilderContext.ts';
import { Icon } from './Icon.tsx';

interface Props {
  command: Command;
  /** Hides the button instead of disabling it while the command is unavailable. */
  hideDisabled?: boolean;
  withLabel?: boolean;
  primary?: boolean;
  pressed?: boolean;
  /** Overrides the command's own name. */
  label?: string;
}

/** A button for a command: its icon, name, shortcut, and whether it is available. */
export function CommandButton({ command, hideDisabled, withLabel, primary, pressed, label: ownLabel }: Props) {
  const builder = useBuilder();
  const { say } = useLanguage();
  const byLayout = useEditorValue(() => command.enabled(builder));
  const byDraft = useStore(builder.draft.state, () => command.enabled(builder));
  const enabled = byLayout && byDraft;
  if (hideDisabled && !enabled) return null;
  const label = ownLabel ?? say(command.label);
  const keys = command.shortcuts?.[0];
  return (
    <button
      type="button"
      className={withLabel ? `bd-button${primary ? ' bd-button--primary' : ''}` : 'bd-icon-button'}
      title={keys ? `${label} (${nameKeys(keys).join(' ')})` : label}
      aria-label={withLabel ? undefined : label}
      aria-pressed={pressed}
      aria-disabled={!enabled}
      data-command={command.name}
      onClick={() => command.enabled(builder) && command.perform(builder)}
    >
      {command.icon && <Icon svg={command.icon} />}
      {withLabel && <span>{label}</span>}
    </button>
  );
}
