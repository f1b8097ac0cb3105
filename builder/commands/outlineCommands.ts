import { setProperties } from '../document/operations/setProperties.ts';
import { isHidden, isLocked } from '../document/tree/notes.ts';
import { getNode } from '../document/tree/tree.ts';
import { changeView } from '../state/viewState.ts';
import { type Command, type CommandContext, ofLayout } from './command.ts';

/** Gives the selected part a name of its own; only the outline shows it. */
export const renameCommand = ofLayout({
  name: 'rename',
  label: 'rename',
  enabled: ({ editor }) => editor.getSelection().length === 1,
  perform: ({ editor, view }) => {
    const sheet = view.get().sheet === null ? null : ('outline' as const);
    changeView(view, { leftPane: 'outline', sheet, renaming: editor.getSelected() });
  },
});

/** Leaves the selected parts out for everybody, or shows them again. */
export const hideCommand = toggle('hidePart', ['show'], {
  isOn: ({ editor }, id) => isHidden(editor.getTree(), id),
  value: false,
});

/** Locks the selected parts against being changed, moved and removed, or unlocks them. */
export const lockCommand = toggle('lockPart', ['builder', 'locked'], {
  isOn: ({ editor }, id) => isLocked(getNode(editor.getTree(), id)),
  value: true,
});

interface Toggle {
  /** Undefined where it cannot be switched. */
  isOn: (context: CommandContext, id: string) => boolean | undefined;
  /** The value while it is on; without it the property is taken away. */
  value: boolean;
}

/** The whole selection gets the opposite of the state of its first part. */
function toggle(label: 'hidePart' | 'lockPart', path: readonly string[], { isOn, value }: Toggle): Command {
  const list = (context: CommandContext) =>
    context.editor.getSelection().filter((id) => isOn(context, id) !== undefined && !isColumnHidden(context, id, path));
  return ofLayout({
    name: label,
    label,
    enabled: (context) => list(context).length > 0,
    perform: (context) => {
      const ids = list(context);
      const [first] = ids;
      if (first === undefined) return;
      const next = isOn(context, first) ? undefined : value;
      context.editor.edit((tree) =>
        setProperties(
          tree,
          ids.map((id) => ({ id, path, value: next })),
        ),
      );
    },
  });
}

/** A column cannot be left out: the others would change their widths. */
function isColumnHidden({ editor }: CommandContext, id: string, [property]: readonly string[]): boolean {
  return property === 'show' && getNode(editor.getTree(), id).kind === 'column';
}
