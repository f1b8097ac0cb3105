import { Dialog } from '../../runtime/ui/dialog/Dialog.tsx';
import { commands } from '../commands/commands.ts';
import { nameKeys } from '../commands/shortcut.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useStore } from '../state/createStore.ts';
import { changeView } from '../state/viewState.ts';
import { useBuilder } from '../ui/BuilderContext.ts';

/** Every command that has keys, with its keys. */
export function ShortcutsDialog() {
  const { view } = useBuilder();
  const { say } = useLanguage();
  const isOpen = useStore(view, (state) => state.shortcuts);
  if (!isOpen) return null;
  return (
    <Dialog title={say('shortcuts')} onClose={() => changeView(view, { shortcuts: false })}>
      <dl className="bd-shortcuts">
        {commands.map(({ name, label, shortcuts = [] }) =>
          shortcuts.length === 0 ? null : (
            <div key={name}>
              <dt>{say(label)}</dt>
              <dd>
                {shortcuts.map((shortcut) => (
                  <span key={shortcut} className="bd-keys">
                    {nameKeys(shortcut).map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </span>
                ))}
              </dd>
            </div>
          ),
        )}
      </dl>
      <p className="bd-help">{say('dragInstructions')}</p>
    </Dialog>
  );
}
