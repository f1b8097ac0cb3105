import { GripVertical } from 'lucide-static';
import { type RefObject, useCallback } from 'react';
import {
  addRowBelowCommand,
  duplicateCommand,
  moveDownCommand,
  moveUpCommand,
  removeCommand,
  splitColumnCommand,
} from '../commands/objectCommands.ts';
import { selectParentCommand } from '../commands/selectionCommands.ts';
import { describeNode } from '../document/catalog/describeNode.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useEditorValue } from '../state/EditorProvider.tsx';
import { useBuilder } from '../ui/BuilderContext.ts';
import { CommandButton } from '../ui/CommandButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { findNodeElement } from './drag/nodeElement.ts';
import { toStage, useMeasured } from './useMeasured.ts';

const actions = [
  selectParentCommand,
  moveUpCommand,
  moveDownCommand,
  splitColumnCommand,
  addRowBelowCommand,
  duplicateCommand,
  removeCommand,
];

/** The outline of the selected node, its label, and its commands. */
export function SelectionFrame({ stage }: { stage: RefObject<HTMLElement | null> }) {
  const { editor, catalog } = useBuilder();
  const language = useLanguage();
  const selected = useEditorValue((each) => each.getSelected());
  const node = useEditorValue((each) => (selected === null ? undefined : each.getTree()[selected]));
  const measure = useCallback(
    (element: HTMLElement, origin: DOMRect) => {
      const found = selected === null ? null : findNodeElement(element, selected);
      return found && toStage(found.getBoundingClientRect(), origin);
    },
    [selected],
  );
  const box = useMeasured(stage, measure);
  if (!box || !node) return null;
  const { title } = describeNode(node, { tree: editor.getTree(), catalog, language });
  const lifts = node.kind === 'object' || node.kind === 'row';
  return (
    <div className="bd-selection" data-kind-selected={node.kind} data-inside={box.top < 24 || undefined} style={box}>
      <div className="bd-selection__bar" role="toolbar" aria-label={title}>
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
      </div>
    </div>
  );
}
