import { useState } from 'react';
import { useRuntime } from '../../../runtime/context/RuntimeContext.ts';
import { Dialog } from '../../../runtime/ui/dialog/Dialog.tsx';
import { readReadyMade } from '../../api/readyMade.ts';
import { getNode, rootId } from '../../document/tree/tree.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useStore } from '../../state/createStore.ts';
import { useEditorValue } from '../../state/EditorProvider.tsx';
import { changeView } from '../../state/viewState.ts';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { beginPage } from './beginPage.ts';
import { ReadyMadePicture } from './ReadyMadePicture.tsx';
import { useReadyMadeList } from './useReadyMade.ts';
import './readyMade.css';

/** On an empty page: the choice between whole pages to begin with, and none. */
export function TemplateChooser() {
  const { view } = useBuilder();
  const { say } = useLanguage();
  const isAsked = useStore(view, (state) => state.templates);
  const isEmpty = useEditorValue((editor) => getNode(editor.getTree(), rootId).children.length === 0);
  if (!isAsked || !isEmpty) return null;
  return (
    <Dialog title={say('chooseTemplate')} size="wide" onClose={() => changeView(view, { templates: false })}>
      <Templates />
    </Dialog>
  );
}

function Templates() {
  const { editor, catalog, draft, view } = useBuilder();
  const { api } = useRuntime();
  const { say, read } = useLanguage();
  const list = useReadyMadeList();
  const [failed, setFailed] = useState(false);
  const close = () => changeView(view, { templates: false });
  const use = async (name: string) => {
    const template = await readReadyMade(api, 'template', name).catch(() => undefined);
    setFailed(!template);
    if (!template) return;
    editor.edit((page) => beginPage(page, template.layout, catalog));
    close();
  };
  return (
    <div className="bd-templates">
      {(list === 'failed' || failed) && <p role="alert">{say('readyMadeFailed')}</p>}
      <ul>
        <li className="bd-ready-made bd-ready-made--blank">
          <div className="bd-picture" data-kind="template" />
          <button type="button" onClick={close}>
            {say('blankTemplate')}
          </button>
          <p>{say('blankTemplateHint')}</p>
        </li>
        {list !== undefined &&
          list !== 'failed' &&
          sortForPage(list.templates, draft.key).map(({ name, title, description }) => (
            <li key={name} className="bd-ready-made">
              <ReadyMadePicture kind="template" name={name} />
              <button type="button" onClick={() => void use(name)}>
                {read(title)}
              </button>
              <p>{read(description)}</p>
            </li>
          ))}
      </ul>
    </div>
  );
}

/** Those that are meant for the page first. */
function sortForPage<T extends { page?: string }>(templates: readonly T[], key: string): T[] {
  const isMeant = ({ page }: T) => page !== undefined && key === `page/${page}`;
  return [...templates.filter(isMeant), ...templates.filter((one) => !isMeant(one))];
}
