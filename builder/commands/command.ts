import type { Catalog } from '../catalog/catalog.ts';
import type { WordKey } from '../language/th.ts';
import type { Draft } from '../save/draft.ts';
import type { Editor } from '../state/editor.ts';
import type { ViewStore } from '../view/viewState.ts';

/** What a command may look at and act on. */
export interface CommandContext {
  editor: Editor;
  catalog: Catalog;
  view: ViewStore;
  draft: Draft;
}

/** One thing a person can do, by button, menu or key. */
export interface Command {
  name: string;
  label: WordKey;
  /** An SVG; only commands that stand on a button have one. */
  icon?: string;
  /** Keys joined by `+`; `mod` is Ctrl, on a Mac ⌘. Several shortcuts for one command are allowed. */
  shortcuts?: readonly string[];
  /** Where the shortcut works: everywhere, where objects are shown (canvas, outline), or on the canvas only. */
  scope?: 'everywhere' | 'objects' | 'canvas';
  enabled(context: CommandContext): boolean;
  perform(context: CommandContext): void;
}
