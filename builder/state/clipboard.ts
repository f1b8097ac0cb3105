/** The clipboard as commands use it. */
export interface ClipboardPort {
  /** Remembers what was copied by keys: there the browser's own event writes the clipboard. */
  remember(text: string): void;
  write(text: string): Promise<void>;
  read(): Promise<string>;
}

/**
 * The clipboard of the system. A browser may refuse it to buttons (no permission, no secure address); then what was
 * copied in this window is still at hand.
 */
export function createClipboard(system: Pick<Clipboard, 'readText' | 'writeText'> | undefined): ClipboardPort {
  let own = '';
  return {
    remember: (text) => {
      own = text;
    },
    async write(text) {
      own = text;
      try {
        await system?.writeText(text);
      } catch {
        // It can still be pasted in this window.
      }
    },
    async read() {
      try {
        return (await system?.readText()) || own;
      } catch {
        return own;
      }
    },
  };
}
