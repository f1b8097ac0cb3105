import type { Command } from './command.ts';
import { redoCommand, undoCommand } from './historyCommands.ts';
import {
  addRowBelowCommand,
  duplicateCommand,
  moveDownCommand,
  moveLeftCommand,
  moveRightCommand,
  moveUpCommand,
  removeCommand,
  splitColumnCommand,
} from './objectCommands.ts';
import {
  desktopCommand,
  phoneCommand,
  previewCommand,
  publishCommand,
  saveCommand,
  shortcutsCommand,
  tabletCommand,
} from './pageCommands.ts';
import {
  selectChildCommand,
  selectNextCommand,
  selectParentCommand,
  selectPreviousCommand,
} from './selectionCommands.ts';

/** Everything that can be done in the builder; the shortcut list shows it in this order. */
export const commands: readonly Command[] = [
  undoCommand,
  redoCommand,
  saveCommand,
  publishCommand,
  previewCommand,
  selectNextCommand,
  selectPreviousCommand,
  selectParentCommand,
  selectChildCommand,
  moveUpCommand,
  moveDownCommand,
  moveLeftCommand,
  moveRightCommand,
  duplicateCommand,
  removeCommand,
  splitColumnCommand,
  addRowBelowCommand,
  phoneCommand,
  tabletCommand,
  desktopCommand,
  shortcutsCommand,
];
