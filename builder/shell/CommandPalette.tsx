import { useMemo, useState } from 'react';
import { filterCommands } from '../../runtime/staff/filterCommands.ts';
import { ChoiceList } from '../../runtime/ui/choice/ChoiceList.tsx';
import { Dialog } from '../../runtime/ui/dialog/Dialog.tsx';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useStore } from '../state/createStore.ts';
import { changeView } from '../state/viewState.ts';
import { useBuilder } from '../ui/BuilderContext.ts';
import { listActions } from './listActions.ts';

/** Everything that can be done now, found by a few letters of its name in either language. */
export function CommandPalette() {
  const { view } = useBuilder();
  const isOpen = useStore(view, (state) => state.commanding);
  return isOpen ? <OpenPalette /> : null;
}

function OpenPalette() {
  const builder = useBuilder();
  const { language, say, read } = useLanguage();
  const [query, setQuery] = useState('');
  const actions = useMemo(() => listActions(builder, { language, say, read }), [builder, language, say, read]);
  const found = filterCommands(actions, query);
  const close = () => changeView(builder.view, { commanding: false });
  return (
    <Dialog title={say('allCommands')} onClose={close}>
      <ChoiceList
        label={say('allCommands')}
        placeholder={say('commandHint')}
        choices={found.map(({ key, title, note, group }) => ({ id: key, title, note, group }))}
        none={say('noCommand')}
        onType={setQuery}
        onChoose={(key) => {
          close();
          found.find((action) => action.key === key)?.run();
        }}
      />
    </Dialog>
  );
}
