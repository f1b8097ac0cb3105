import { Icon, Menu } from 'sala/runtime';
import { beginEdit, endEdit } from './editCell.ts';
import { goTo } from './grid.ts';
import type { GridCommand } from './gridKeys.ts';
import { runGridCommand } from './runGridCommand.ts';
import type { OpenGrid } from './useGrid.ts';

const tools = [
  { do: 'insert', text: 'insert', icon: 'between-horizontal-start', keys: 'Control+Enter' },
  { do: 'duplicate', text: 'duplicate', icon: 'copy', keys: 'Control+Shift+D' },
  { do: 'remove', text: 'remove', icon: 'trash-2', keys: 'Control+Delete' },
  { do: 'undo', text: 'undoStep', icon: 'undo-2', keys: 'Control+Z' },
  { do: 'redo', text: 'redoStep', icon: 'redo-2', keys: 'Control+Y' },
] as const;

/** What can be done with rows, for the pointer; each has its keys in the grid. */
export function LineToolbar({ open }: { open: OpenGrid }) {
  const { grid, view, lines } = open;
  const { say } = grid;
  const run = (command: GridCommand) => {
    endEdit(grid);
    runGridCommand(grid, command);
  };
  const add = () => {
    endEdit(grid);
    goTo(grid, { row: lines.length, column: 0 });
    beginEdit(grid);
    if (!grid.state.editing) grid.focusCursor();
  };
  return (
    <div className="w-lines__tools" role="toolbar" aria-label={grid.title}>
      {!grid.isLocked && (
        <>
          <button type="button" className="s-button s-button--outline s-button--small" onClick={add}>
            <Icon name="plus" size={16} />
            {say('add')}
          </button>
          {tools.map((tool) => (
            <button
              key={tool.do}
              type="button"
              className="w-lines__tool"
              aria-label={say(tool.text)}
              aria-keyshortcuts={tool.keys}
              title={`${say(tool.text)} (${tool.keys.replace('Control', 'Ctrl')})`}
              onClick={() => run({ do: tool.do })}
            >
              <Icon name={tool.icon} size={16} />
            </button>
          ))}
        </>
      )}
      <p className="w-lines__told" role="status">
        {open.told}
      </p>
      <Menu
        label={say('columns')}
        className="w-lines__tool"
        sections={[
          {
            id: 'columns',
            title: say('columns'),
            entries: grid.all.filter(({ required }) => !required).map(({ field, title }) => ({ id: field, title })),
            ticks: 'any',
            ticked: view.columns.map(({ field }) => field),
            onPress: view.toggle,
          },
          { id: 'more', entries: [{ id: 'usual', title: say('usual') }], onPress: view.reset },
        ]}
      >
        <Icon name="columns-3" size={16} />
        <span className="s-visually-hidden">{say('columns')}</span>
      </Menu>
    </div>
  );
}
