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

/** All commands of the builder, in the order of the shortcut list. */
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
