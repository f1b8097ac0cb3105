import { ChevronRight, Eye, EyeOff, Lock, LockOpen, Split } from 'lucide-static';
import { memo } from 'react';
import { Icon as NamedIcon } from '../../../runtime/ui/icons/Icon.tsx';
import { mayShape } from '../../commands/command.ts';
import { hideCommand, lockCommand } from '../../commands/outlineCommands.ts';
import { describeInside, describeNode } from '../../document/catalog/describeNode.ts';
import { isHidden, isLocked } from '../../document/tree/notes.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useStore } from '../../state/createStore.ts';
import { useIsSelected, useNode } from '../../state/EditorProvider.tsx';
import { changeView } from '../../state/viewState.ts';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useShownLanguage } from '../../ui/usePageLanguages.ts';
import type { OutlineEntry } from './listOutline.ts';
import { NameField } from './NameField.tsx';
import { isControl } from './useLineDrag.ts';

interface Props extends OutlineEntry {
  /** The entry that Tab focuses while nothing is selected. */
  isEntry: boolean;
  onToggle: (id: string) => void;
}

/** One part of the page: what it is, what it is called, whether it is hidden or locked. */
export const OutlineLine = memo(function OutlineLine({ id, level, open, isConditional, isEntry, onToggle }: Props) {
  const builder = useBuilder();
  const { editor, catalog, view } = builder;
  const language = useLanguage();
  useShownLanguage(); // its texts are told in it: drawn again once it changes
  const node = useNode(id);
  const selected = useIsSelected(id);
  const isRenaming = useStore(view, ({ renaming }) => renaming === id);
  if (!node) return null;
  const words = { tree: editor.getTree(), catalog, language };
  const { title, detail: own } = describeNode(node, words);
  const detail = own === '' && open === false ? describeInside(node, words) : own;
  const icon = node.kind === 'object' ? (catalog.find(node.data.type)?.definition.icon ?? 'circle-help') : undefined;
  return (
    <div
      className="bd-outline__line"
      data-line={id}
      data-hidden={isHidden(editor.getTree(), id) || undefined}
      role="treeitem"
      aria-level={level}
      aria-selected={selected}
      aria-expanded={open}
      tabIndex={selected || isEntry ? 0 : -1}
      style={{ paddingInlineStart: `${(level - 1) * 14 + 4}px` }}
      onDoubleClick={(event) => mayShape(builder) && !isControl(event.target) && changeView(view, { renaming: id })}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: arrow keys open and close */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for the pointer only; aria-expanded and the arrow keys do the same */}
      <span
        className="bd-outline__toggle"
        data-open={open}
        onClick={(event) => {
          event.stopPropagation();
          onToggle(id);
        }}
      >
        {open !== undefined && <Icon svg={ChevronRight} />}
      </span>
      {icon && <NamedIcon name={icon} />}
      <span className="bd-outline__title">{title}</span>
      {isConditional && (
        <span
          className="bd-outline__condition"
          role="img"
          aria-label={language.say('conditional')}
          title={language.say('conditional')}
        >
          <Icon svg={Split} />
        </span>
      )}
      {isRenaming ? <NameField id={id} /> : detail && <Detail text={detail} />}
      {mayShape(builder) && !isRenaming && <LineSwitches id={id} />}
    </div>
  );
});

/** Cut where the pane is narrow: the pointer reads all of it. */
function Detail({ text }: { text: string }) {
  return (
    <span className="bd-outline__detail" title={text}>
      {text}
    </span>
  );
}

/** Hides and locks by pointer; by keys the menu of the line and the command palette do the same. */
function LineSwitches({ id }: { id: string }) {
  const builder = useBuilder();
  const { say } = useLanguage();
  const node = useNode(id);
  if (!node) return null;
  const hidden = isHidden(builder.editor.getTree(), id);
  const locked = isLocked(node);
  const press = (command: typeof hideCommand) => {
    builder.editor.select(id);
    if (command.enabled(builder)) command.perform(builder);
  };
  return (
    <span className="bd-outline__switches">
      {hidden !== undefined && node.kind !== 'column' && (
        <LineSwitch
          svg={hidden ? EyeOff : Eye}
          name={say(hidden ? 'showThis' : 'hideThis')}
          isOn={hidden}
          onPress={() => press(hideCommand)}
        />
      )}
      <LineSwitch
        svg={locked ? Lock : LockOpen}
        name={say(locked ? 'unlockThis' : 'lockThis')}
        isOn={locked}
        onPress={() => press(lockCommand)}
      />
    </span>
  );
}

function LineSwitch({ svg, name, isOn, onPress }: { svg: string; name: string; isOn: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      className="bd-icon-button"
      data-on={isOn || undefined}
      title={name}
      aria-label={name}
      tabIndex={-1}
      onClick={(event) => {
        event.stopPropagation();
        onPress();
      }}
    >
      <Icon svg={svg} />
    </button>
  );
}
