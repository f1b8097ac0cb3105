import type { EditingLevel } from '../../schemas/index.ts';
import type { LayoutApi } from '../api/layouts.ts';
import type { Catalog } from '../document/catalog/catalog.ts';
import type { WordKey } from '../language/th.ts';
import type { ClipboardPort } from '../state/clipboard.ts';
import type { Store } from '../state/createStore.ts';
import type { Editor } from '../state/editor.ts';
import type { Message } from '../state/message.ts';
import type { Draft } from '../state/save/draft.ts';
import type { Typing } from '../state/typing.ts';
import type { ViewStore } from '../state/viewState.ts';

/** What a command may read and change. */
export interface CommandContext {
  editor: Editor;
  catalog: Catalog;
  view: ViewStore;
  draft: Draft;
  clipboard: ClipboardPort;
  /** What this person may do with the page. */
  may: EditingLevel;
  /** The layouts of the site. */
  layouts: LayoutApi;
  /** What the last command has to say. */
  message: Store<Message | null>;
  /** The text that is being typed on the page. */
  typing: Store<Typing | null>;
}

/** A command: one thing a person can do, by button, menu or key. */
export interface Command {
  name: string;
  label: WordKey;
  /** An SVG; only commands with a button have one. */
  icon?: string;
  /** Keys joined by `+`; `mod` is Ctrl, on a Mac ⌘. Several shortcuts for one command are allowed. */
  shortcuts?: readonly string[];
  /** Where the shortcut works: everywhere, where objects are shown (canvas, outline), or on the canvas only. */
  scope?: 'everywhere' | 'objects' | 'canvas';
  /** The browser makes an event of its own of these keys, and that event performs the command (`useClipboardEvents`). */
  native?: boolean;
  enabled(context: CommandContext): boolean;
  perform(context: CommandContext): void;
}

/** A command that changes more than texts, pictures and links: not offered to whom may change those only. */
export function ofLayout(command: Command): Command {
  return { ...command, enabled: (context) => mayShape(context) && command.enabled(context) };
}

/** Whether parts may be added, moved and removed. The server refuses it as well. */
export function mayShape({ may }: Pick<CommandContext, 'may'>): boolean {
  return may !== 'content';
}
