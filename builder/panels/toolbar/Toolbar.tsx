import { ArrowLeft, Languages } from 'lucide-static';
import { findText, isJsonObject, readText } from '../../../schemas/index.ts';
import { pasteCommand } from '../../commands/clipboardCommands.ts';
import { redoCommand, undoCommand } from '../../commands/historyCommands.ts';
import {
  deviceCommands,
  historyCommand,
  previewCommand,
  publicationCommand,
  publishCommand,
  seeAsCommand,
  shortcutsCommand,
} from '../../commands/pageCommands.ts';
import { getNode, rootId } from '../../document/tree/tree.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useStore } from '../../state/createStore.ts';
import { useEditorValue } from '../../state/EditorProvider.tsx';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { CommandButton } from '../../ui/CommandButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { OthersHere } from './OthersHere.tsx';
import { SaveStatus } from './SaveStatus.tsx';

/** The toolbar: title, preview device, undo, save and publish. */
export function Toolbar({ name, exitHref }: { name: string; exitHref: string }) {
  const { view } = useBuilder();
  const { say, language } = useLanguage();
  const settings = useEditorValue((editor) => getNode(editor.getTree(), rootId).data.settings);
  const title = readText(findText(isJsonObject(settings) ? settings.title : undefined), language) || name;
  const device = useStore(view, ({ device: own, freeWidth }) => (freeWidth === null ? own : null));
  const preview = useStore(view, (state) => state.preview);
  return (
    <header className="bd-toolbar" data-area="">
      <div className="bd-toolbar__start">
        <a className="bd-icon-button" href={exitHref} aria-label={say('back')} title={say('back')}>
          <Icon svg={ArrowLeft} />
        </a>
        <h1 title={title}>{title}</h1>
        <SaveStatus />
        <OthersHere />
      </div>
      <fieldset className="bd-toolbar__devices">
        <legend className="s-visually-hidden">{say('device')}</legend>
        {deviceCommands.map((command) => (
          <CommandButton key={command.name} command={command} pressed={command.name === device} />
        ))}
      </fieldset>
      <div className="bd-toolbar__end">
        <span className="bd-toolbar__history">
          <CommandButton command={undoCommand} />
          <CommandButton command={redoCommand} />
          <CommandButton command={pasteCommand} />
        </span>
        <CommandButton command={historyCommand} />
        <CommandButton command={shortcutsCommand} />
        <LanguageButton />
        <CommandButton command={previewCommand} pressed={preview} />
        <CommandButton command={seeAsCommand} />
        <CommandButton command={publicationCommand} />
        <PublishButton />
      </div>
    </header>
  );
}

function LanguageButton() {
  const { language, setLanguage, say } = useLanguage();
  const other = language === 'th' ? 'en' : 'th';
  return (
    <button
      type="button"
      className="bd-button bd-button--quiet bd-toolbar__language"
      lang={other}
      title={say('language')}
      onClick={() => setLanguage(other)}
    >
      <Icon svg={Languages} />
      <span>{say('switchLanguage')}</span>
    </button>
  );
}

function PublishButton() {
  const { draft } = useBuilder();
  const publish = useStore(draft.state, (state) => state.publish);
  const { say } = useLanguage();
  const word = publish === 'publishing' ? 'publishing' : publish === 'published' ? 'published' : '';
  return (
    <>
      <span className="s-visually-hidden" role="status">
        {word && say(word)}
      </span>
      <CommandButton command={publishCommand} withLabel primary label={word ? say(word) : undefined} />
    </>
  );
}
