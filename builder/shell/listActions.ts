import type { Command as Action } from '../../runtime/staff/command.ts';
import { insertWidget } from '../canvas/drag/dropSource.ts';
import { type Command, mayShape } from '../commands/command.ts';
import { commands } from '../commands/commands.ts';
import { allCommandsCommand } from '../commands/pageCommands.ts';
import { nameKeys } from '../commands/shortcut.ts';
import { findNextPlace } from '../document/catalog/findNextPlace.ts';
import { createSay, type LanguageValue } from '../language/LanguageProvider.tsx';
import type { WordKey } from '../language/th.ts';
import { addingPanes, changeView, isSmallScreen, leftPanes } from '../state/viewState.ts';
import type { BuilderParts } from '../ui/BuilderContext.ts';
import { enterPane } from './enterPane.ts';

type Words = Pick<LanguageValue, 'language' | 'say' | 'read'>;

const dictionaries = [createSay('th'), createSay('en')];

/** What can be done at this moment: the commands that are enabled, the panels, and every widget that can be added. */
export function listActions(builder: BuilderParts, words: Words): Action[] {
  const { view } = builder;
  return [
    ...commands
      .filter((command) => command !== allCommandsCommand && command.enabled(builder))
      .map((command) => describeCommand(command, { builder, words })),
    ...listPanes(builder).map((pane): Action => {
      const run = () => {
        changeView(view, { leftPane: pane, sheet: isSmallScreen() ? pane : null });
        enterPane(pane, () => changeView(view, { sheet: null }));
      };
      return { key: `pane ${pane}`, title: words.say(pane), group: words.say('showGroup'), words: sayAll(pane), run };
    }),
    ...(mayShape(builder) ? listWidgets(builder, words) : []),
  ];
}

function listPanes(builder: BuilderParts) {
  return leftPanes.filter((pane) => mayShape(builder) || !addingPanes.has(pane));
}

function describeCommand({ name, label, shortcuts = [], perform }: Command, { builder, words }: Held): Action {
  const [keys] = shortcuts;
  return {
    key: name,
    title: words.say(label),
    note: keys && nameKeys(keys).join(' '),
    group: words.say('commandGroup'),
    words: sayAll(label),
    run: () => perform(builder),
  };
}

interface Held {
  builder: BuilderParts;
  words: Words;
}

function listWidgets({ catalog, editor }: BuilderParts, { say, read }: Words): Action[] {
  return catalog.entries
    .filter(({ definition, off }) => !definition.internal && !off)
    .map(({ definition: { type, title, aliases = [] } }) => ({
      key: `add ${type}`,
      title: read(title),
      group: say('addGroup'),
      words: [title.th, title.en, type, ...aliases].join(' '),
      run: () => {
        const place = findNextPlace(editor.getTree(), catalog, editor.getSelected());
        insertWidget(editor, catalog, { type, place });
      },
    }));
}

/** Its names in all languages: people search in the one that they think in. */
function sayAll(key: WordKey): string {
  return dictionaries.map((say) => say(key)).join(' ');
}
