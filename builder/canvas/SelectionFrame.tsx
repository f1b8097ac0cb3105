import { Ellipsis, GripVertical } from 'lucide-static';
import { type MouseEvent, type RefObject, useCallback, useRef } from 'react';
import { mayShape } from '../commands/command.ts';
import { editTextCommand } from '../commands/editTextCommand.ts';
import {
  addRowBelowCommand,
  duplicateCommand,
  moveDownCommand,
  moveUpCommand,
  removeCommand,
  splitColumnCommand,
} from '../commands/objectCommands.ts';
import { selectManyCommand, selectParentCommand } from '../commands/selectionCommands.ts';
import { describeNode } from '../document/catalog/describeNode.ts';
import { isInsideLocked } from '../document/tree/notes.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useStore } from '../state/createStore.ts';
import { useEditorValue } from '../state/EditorProvider.tsx';
import { changeView } from '../state/viewState.ts';
import { useBuilder } from '../ui/BuilderContext.ts';
import { CommandButton } from '../ui/CommandButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useBarSide } from './bar/useBarSide.ts';
import { findNodeElement } from './drag/nodeElement.ts';
import { toStage, useMeasured } from './size/useMeasured.ts';

const actions = [
  editTextCommand,
  selectParentCommand,
  moveUpCommand,
  moveDownCommand,
  splitColumnCommand,
  addRowBelowCommand,
  duplicateCommand,
  removeCommand,
];

/** The outline of what is selected, its label, and its commands. */
export function SelectionFrame({ stage }: { stage: RefObject<HTMLElement | null> }) {
  const builder = useBuilder();
  const { editor, catalog, view } = builder;
  const language = useLanguage();
  const isMany = useStore(view, (state) => state.selectMany);
  const count = useEditorValue((each) => each.getSelection().length);
  const selected = useEditorValue((each) => each.getSelected());
  const node = useEditorValue((each) => (selected === null ? undefined : each.getTree()[selected]));
  const first = useEditorValue((each) => each.getSelection()[0]);
  const measure = useCallback(
    (element: HTMLElement, origin: DOMRect) => {
      const found = selected === null ? null : findNodeElement(element, selected);
      const begin = first === undefined || first === selected ? found : findNodeElement(element, first);
      return found && toStage(surround(found.getBoundingClientRect(), begin?.getBoundingClientRect()), origin);
    },
    [selected, first],
  );
  const box = useMeasured(stage, measure);
  const bar = useRef<HTMLDivElement>(null);
  const { side, shift } = useBarSide(stage, { bar, box });
  if (!box || !node) return null;
  const label = describeNode(node, { tree: editor.getTree(), catalog, language });
  const title = count > 1 ? language.say('manySelected', { count }) : label.title;
  const lifts =
    mayShape(builder) &&
    !isInsideLocked(editor.getTree(), node.id) &&
    count === 1 &&
    (node.kind === 'object' || node.kind === 'row');
  return (
    <div className="bd-selection" data-kind-selected={node.kind} style={box}>
      <div
        ref={bar}
        className="bd-selection__bar"
        data-side={side}
        style={shift === 0 ? undefined : { translate: `${shift}px` }}
        role="toolbar"
        aria-label={title}
      >
        {lifts && (
          <button
            type="button"
            className="bd-icon-button"
            data-drag-node={node.id}
            data-drag-kind={node.kind}
            title={language.say('drag')}
            aria-label={`${language.say('drag')}: ${title}`}
          >
            <Icon svg={GripVertical} />
          </button>
        )}
        <span className="bd-selection__name">{title}</span>
        {actions.map((command) => (
          <CommandButton key={command.name} command={command} hideDisabled />
        ))}
        {isMany && <CommandButton command={selectManyCommand} pressed />}
        <MoreButton />
      </div>
    </div>
  );
}

/** Of several the frame reaches from the first to the last, so that its bar lies on neither. */
function surround(box: DOMRect, other = box): DOMRect {
  const [left, top] = [Math.min(box.left, other.left), Math.min(box.top, other.top)];
  const [right, bottom] = [Math.max(box.right, other.right), Math.max(box.bottom, other.bottom)];
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Opens the menu of the selection: the way to it by finger. */
function MoreButton() {
  const { view } = useBuilder();
  const { say } = useLanguage();
  const isOpen = useStore(view, (state) => state.menuAt !== null);
  const open = ({ currentTarget }: MouseEvent) => {
    const { left, bottom } = currentTarget.getBoundingClientRect();
    changeView(view, { menuAt: { x: left, y: bottom } });
  };
  return (
    <button
      type="button"
      className="bd-icon-button"
      title={say('more')}
      aria-label={say('more')}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={open}
    >
      <Icon svg={Ellipsis} />
    </button>
  );
}
