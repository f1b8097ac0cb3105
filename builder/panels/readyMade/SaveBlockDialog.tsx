import { useId, useState } from 'react';
import { useRuntime } from '../../../runtime/context/RuntimeContext.ts';
import { ConfirmDialog } from '../../../runtime/ui/dialog/ConfirmDialog.tsx';
import { forgetReadyMade, listReadyMade } from '../../api/readyMade.ts';
import { createBlockObject } from '../../document/catalog/blockWidget.ts';
import { describeNode } from '../../document/catalog/describeNode.ts';
import { copyParts } from '../../document/clip/clip.ts';
import { replaceNodes } from '../../document/operations/replaceNodes.ts';
import { getNode } from '../../document/tree/tree.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useStore } from '../../state/createStore.ts';
import { changeView } from '../../state/viewState.ts';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { buildBlock, nameBlock } from './buildBlock.ts';

/** Saves what is selected as a block of the site, and lets the page use it at once. */
export function SaveBlockDialog() {
  const { view } = useBuilder();
  const isOpen = useStore(view, (state) => state.savingBlock);
  return isOpen ? <OpenDialog /> : null;
}

function OpenDialog() {
  const { editor, catalog, layouts, view, announcement, message } = useBuilder();
  const { api } = useRuntime();
  const language = useLanguage();
  const { say } = language;
  const id = useId();
  const [ids] = useState(() => editor.getSelection());
  const [name, setName] = useState(() => suggestName(editor.getTree(), ids));
  const [links, setLinks] = useState(true);

  function suggestName(tree: ReturnType<typeof editor.getTree>, [first]: readonly string[]): string {
    return first === undefined ? '' : describeNode(getNode(tree, first), { tree, catalog, language }).detail;
  }

  const save = async () => {
    // Blocks that others saved meanwhile are not overwritten: the server refuses.
    const { blocks } = await listReadyMade(api);
    const key = nameBlock(
      name,
      blocks.map((block) => block.name),
    );
    const layout = buildBlock(copyParts(editor.getTree(), ids), name.trim());
    const { version } = await layouts.save({ key, layout, version: 0 });
    await layouts.publish({ key, version });
    forgetReadyMade(api);
    const object = links ? createBlockObject(catalog, key) : undefined;
    if (object) editor.edit((tree) => replaceNodes(tree, { ids, object }), { select: () => String(object.uid) });
    announcement.set(say('blockSaved', { name: name.trim() }));
    message.set({ tone: 'info', lines: [{ word: 'blockSaved', params: { name: name.trim() } }] });
  };
  return (
    <ConfirmDialog
      title={say('saveBlockTitle')}
      text={say('saveBlockText')}
      action={say('saveBlockAction')}
      isReady={name.trim() !== ''}
      perform={save}
      onClose={() => changeView(view, { savingBlock: false })}
    >
      <div className="bd-save-block">
        <label htmlFor={id}>{say('blockName')}</label>
        <input
          id={id}
          className="bd-input"
          value={name}
          maxLength={80}
          onChange={(event) => setName(event.target.value)}
        />
        <label className="bd-save-block__links">
          <input type="checkbox" checked={links} onChange={(event) => setLinks(event.target.checked)} />
          <span>{say('blockLinks')}</span>
        </label>
      </div>
    </ConfirmDialog>
  );
}
