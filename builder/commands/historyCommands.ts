import { Redo2, Undo2 } from 'lucide-static';
import type { Command } from './command.ts';

export const undoCommand: Command = {
  name: 'undo',
  label: 'undo',
  icon: Undo2,
  shortcuts: ['mod+z'],
  enabled: ({ editor }) => editor.canUndo(),
  perform: ({ editor }) => editor.undo(),
};

export const redoCommand: Command = {
  name: 'redo',
  label: 'redo',
  icon: Redo2,
  shortcuts: ['mod+y', 'mod+shift+z'],
  enabled: ({ editor }) => editor.canRedo(),
  perform: ({ editor }) => editor.redo(),
};
