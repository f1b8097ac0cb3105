import { Ellipsis } from 'lucide-static';
import { type MouseEvent, useState } from 'react';
import { useRuntime } from '../../../runtime/context/RuntimeContext.ts';
import { ConfirmDialog } from '../../../runtime/ui/dialog/ConfirmDialog.tsx';
import { Menu } from '../../../runtime/ui/menu/Menu.tsx';
import { corePaths, type SavedBlock } from '../../../schemas/index.ts';
import { removeBlock } from '../../api/readyMade.ts';
import { insertBlock, insertSection } from '../../canvas/drag/dropSource.ts';
import { findSectionPlace } from '../../canvas/drag/startPlace.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { changeView } from '../../state/viewState.ts';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { Icon } from '../../ui/Icon.tsx';
import { leaveFocus } from '../../ui/leaveFocus.ts';
import { ReadyMadePicture } from './ReadyMadePicture.tsx';
import { searchEntries } from './searchReadyMade.ts';

/** The blocks that the site saved: drag or press one to use it on the page, where it changes with the block. */
export function OwnBlocks({ blocks, query, hintId }: { blocks: readonly SavedBlock[]; query: string; hintId: string }) {
  const { say } = useLanguage();
  const found = searchEntries(blocks, query);
  if (found.length === 0 && query.trim() !== '') return null;
  return (
    <section className="bd-sections">
      <h2>{say('ownBlocks')}</h2>
      {found.length === 0 && <p className="bd-help">{say('ownBlocksEmpty')}</p>}
      <ul>
        {found.map((block) => (
          <li key={block.name}>
            <BlockItem block={block} hintId={hintId} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function BlockItem({ block, hintId }: { block: SavedBlock; hintId: string }) {
  const { editor, catalog, view, announcement } = useBuilder();
  const { say, read } = useLanguage();
  const name = read(block.title);
  const add = ({ detail }: MouseEvent) => {
    leaveFocus(detail === 0);
    const place = findSectionPlace(editor.getTree(), editor.getSelected());
    const isAdded = insertBlock({ editor, catalog }, { name: block.name, place });
    announcement.set(isAdded ? say('sectionAdded', { name }) : say('readyMadeFailed'));
    if (isAdded) changeView(view, { sheet: null });
  };
  return (
    <div className="bd-ready-made" data-section-name={block.name} data-section-title={name} data-section-block="">
      <ReadyMadePicture kind="block" name={block.name} />
      <button type="button" aria-label={say('addSection', { name })} aria-describedby={hintId} onClick={add}>
        {name}
      </button>
      <p>
        {!block.isPublished && `${say('blockUnpublished')} · `}
        {block.usedBy.length === 0 ? say('blockUnused') : say('blockUsed', { count: block.usedBy.length })}
      </p>
      <BlockMenu block={block} />
    </div>
  );
}

function BlockMenu({ block }: { block: SavedBlock }) {
  const { editor, catalog, announcement } = useBuilder();
  const { api } = useRuntime();
  const { say, read } = useLanguage();
  const [isAsked, setAsked] = useState(false);
  const name = read(block.title);
  const copy = async () => {
    const findPlace = () => findSectionPlace(editor.getTree(), editor.getSelected());
    const isAdded = await insertSection({ editor, catalog, api }, { kind: 'block', name: block.name, findPlace });
    announcement.set(isAdded ? say('sectionAdded', { name }) : say('readyMadeFailed'));
  };
  const remove = async () => {
    await removeBlock(api, block.name);
    announcement.set(say('blockRemoved', { name }));
  };
  const actions: Record<string, () => void> = {
    blockInsertCopy: () => void copy(),
    blockEdit: () => window.open(`${corePaths.builder}/${encodeURIComponent(block.name)}`, '_blank', 'noopener'),
    blockRemove: () => setAsked(true),
  };
  return (
    <div className="bd-ready-made__menu" data-undraggable="">
      <Menu
        label={say('blockActions', { name })}
        className="bd-icon-button"
        sections={[
          {
            id: 'block',
            entries: (['blockInsertCopy', 'blockEdit', 'blockRemove'] as const).map((id) => ({ id, title: say(id) })),
            onPress: (id) => actions[id]?.(),
          },
        ]}
      >
        <Icon svg={Ellipsis} />
        <span className="s-visually-hidden">{say('blockActions', { name })}</span>
      </Menu>
      {isAsked && (
        <ConfirmDialog
          title={say('blockRemoveTitle', { name })}
          text={say('blockRemoveText', { count: block.usedBy.length })}
          action={say('blockRemove')}
          danger
          perform={remove}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}
