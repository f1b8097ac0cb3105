import { copyBlockCommand, saveBlockCommand } from './blockCommands.ts';
import { darkLookCommand, zoomFitCommand, zoomInCommand, zoomOutCommand } from './canvasCommands.ts';
import { copyCommand, cutCommand, pasteCommand } from './clipboardCommands.ts';
import type { Command } from './command.ts';
import { editTextCommand } from './editTextCommand.ts';
import { nextAreaCommand, previousAreaCommand } from './focusCommands.ts';
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
import { hideCommand, lockCommand, renameCommand } from './outlineCommands.ts';
import {
  allCommandsCommand,
  deviceCommands,
  findCommand,
  historyCommand,
  previewCommand,
  publicationCommand,
  publishCommand,
  saveCommand,
  seeAsCommand,
  shortcutsCommand,
} from './pageCommands.ts';
import {
  extendNextCommand,
  extendPreviousCommand,
  selectAllCommand,
  selectChildCommand,
  selectManyCommand,
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
  publicationCommand,
  historyCommand,
  previewCommand,
  seeAsCommand,
  selectNextCommand,
  selectPreviousCommand,
  selectParentCommand,
  selectChildCommand,
  extendNextCommand,
  extendPreviousCommand,
  selectAllCommand,
  selectManyCommand,
  editTextCommand,
  copyCommand,
  cutCommand,
  pasteCommand,
  moveUpCommand,
  moveDownCommand,
  moveLeftCommand,
  moveRightCommand,
  duplicateCommand,
  removeCommand,
  splitColumnCommand,
  addRowBelowCommand,
  renameCommand,
  hideCommand,
  lockCommand,
  saveBlockCommand,
  copyBlockCommand,
  ...deviceCommands,
  zoomInCommand,
  zoomOutCommand,
  zoomFitCommand,
  darkLookCommand,
  findCommand,
  nextAreaCommand,
  previousAreaCommand,
  allCommandsCommand,
  shortcutsCommand,
];

/** The commands of the menu of a selection, in groups. */
export const menuGroups: readonly (readonly Command[])[] = [
  [editTextCommand],
  [copyCommand, cutCommand, pasteCommand, duplicateCommand, removeCommand],
  [moveUpCommand, moveDownCommand, splitColumnCommand, addRowBelowCommand],
  [renameCommand, hideCommand, lockCommand],
  [saveBlockCommand, copyBlockCommand],
  [selectParentCommand, selectManyCommand, selectAllCommand],
];
