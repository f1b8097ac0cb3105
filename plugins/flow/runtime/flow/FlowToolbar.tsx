import { Icon, useText } from 'sala/runtime';
import { flowTexts } from './parts/flowTexts.ts';
import type { CommandName } from './useFlowCommands.ts';

export type FlowView = 'list' | 'graph' | 'text';

interface Props {
  commands: Record<CommandName, (() => void) | undefined>;
  view: FlowView;
  setView: (view: FlowView) => void;
  onAdd: () => void;
  onTry: () => void;
}

const tools: readonly { name: CommandName; icon: string; keys: string }[] = [
  { name: 'undo', icon: 'undo-2', keys: 'Control+Z' },
  { name: 'redo', icon: 'redo-2', keys: 'Control+Y' },
  { name: 'up', icon: 'arrow-up', keys: 'Alt+ArrowUp' },
  { name: 'down', icon: 'arrow-down', keys: 'Alt+ArrowDown' },
  { name: 'duplicate', icon: 'copy-plus', keys: 'Control+D' },
  { name: 'copy', icon: 'copy', keys: 'Control+C' },
  { name: 'paste', icon: 'clipboard-paste', keys: 'Control+V' },
  { name: 'remove', icon: 'trash-2', keys: 'Delete' },
];

/** What can be done with the list; most of it with the selected step. */
export function FlowToolbar({ commands, view, setView, onAdd, onTry }: Props) {
  const say = useText(flowTexts);
  return (
    <div className="w-flow__tools" role="toolbar" aria-label={say('tools')}>
      {view !== 'text' && (
        <>
          <button type="button" className="s-button s-button--primary s-button--small" onClick={onAdd}>
            <Icon name="plus" size={16} />
            {say('add')}
          </button>
          {tools.map(({ name, icon, keys }) => (
            <button
              key={name}
              type="button"
              className="w-flow__tool"
              title={`${say(name)} (${keys.replace('Control', 'Ctrl').replace('Arrow', '')})`}
              aria-label={say(name)}
              aria-keyshortcuts={keys}
              // Not `disabled`: the focus would be lost as the last step is undone.
              aria-disabled={!commands[name] || undefined}
              onClick={commands[name]}
            >
              <Icon name={icon} size={18} />
            </button>
          ))}
        </>
      )}
      <span className="w-flow__switch">
        <button type="button" className="s-button s-button--outline s-button--small" onClick={onTry}>
          <Icon name="play" size={16} />
          {say('try')}
        </button>
        <select
          className="s-input"
          aria-label={say('view')}
          value={view}
          onChange={({ target }) => setView(target.value as FlowView)} // one of the options
        >
          <option value="list">{say('asList')}</option>
          <option value="graph">{say('graph')}</option>
          <option value="text">{say('asText')}</option>
        </select>
      </span>
    </div>
  );
}
