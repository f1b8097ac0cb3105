import type { DrawnText } from './findDrawnText.ts';

interface Session {
  label: string;
  onText: (text: string) => void;
  onLeave: () => void;
}

/** Lets a plain text be typed where it stands. Returns what puts the drawn nodes back, as React knows them. */
export function typePlain({ text, nodes }: DrawnText, session: Session) {
  const isLong = text.schema['x-control'] === 'textarea';
  const host = createHost({ label: session.label, isLong });
  host.textContent = text.text;
  nodes[0].before(host);
  for (const node of nodes) node.remove();
  const listening = new AbortController();
  const limit = text.schema.maxLength ?? Number.POSITIVE_INFINITY;
  listenTo(host, { ...session, isLong, limit, signal: listening.signal });
  host.focus({ preventScroll: true });
  // Marked, it is typed over; a press puts the caret.
  getSelection()?.selectAllChildren(host);
  host.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return {
    host,
    restore() {
      host.replaceWith(...nodes);
      listening.abort();
    },
  };
}

interface Listening extends Session {
  isLong: boolean;
  limit: number;
  signal: AbortSignal;
}

function listenTo(host: HTMLElement, { isLong, limit, signal, onText, onLeave }: Listening): void {
  const insert = (words: string) => {
    const room = limit - readTyped(host).length + (getSelection()?.toString().length ?? 0);
    // The one way to insert that the browser can undo.
    if (words !== '' && room > 0) document.execCommand('insertText', false, words.slice(0, room));
  };
  const handlers: { [Kind in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Kind]) => void } = {
    input: () => onText(readTyped(host)),
    beforeinput: (event) => {
      const breaks = event.inputType === 'insertParagraph' || event.inputType === 'insertLineBreak';
      const fits = event.data === null || event.isComposing || readTyped(host).length < limit;
      if (!breaks && (fits || getSelection()?.isCollapsed === false)) return;
      event.preventDefault();
      if (breaks && isLong) insert('\n');
      else if (breaks) onLeave();
    },
    paste: (event) => {
      event.preventDefault();
      const words = event.clipboardData?.getData('text/plain') ?? '';
      insert(isLong ? words.replace(/\r\n?/g, '\n') : words.replace(/\s+/g, ' '));
    },
    drop: (event) => event.preventDefault(),
    keydown: (event) => {
      // In a button the space bar presses the button.
      if (event.key !== ' ' || event.isComposing || !host.closest('button, summary')) return;
      event.preventDefault();
      insert(' ');
    },
    keyup: (event) => event.key === ' ' && event.preventDefault(),
    // A form would take it that its field was left empty.
    focusout: (event) => event.stopPropagation(),
  };
  for (const [kind, handle] of Object.entries(handlers))
    host.addEventListener(kind, handle as EventListener, { signal }); // each handler is typed above
}

function createHost({ label, isLong }: { label: string; isLong: boolean }): HTMLElement {
  const host = document.createElement('span');
  host.className = 'bd-typing';
  host.contentEditable = 'plaintext-only';
  host.spellcheck = false;
  host.role = 'textbox';
  host.ariaLabel = label;
  host.ariaMultiLine = String(isLong);
  host.dataset.undraggable = '';
  return host;
}

/** The typed text; the browser ends it with a line break when the caret stands on an empty line. */
function readTyped(host: HTMLElement): string {
  const parts = [...host.childNodes].map((node) => (node.nodeName === 'BR' ? '\n' : (node.textContent ?? '')));
  return parts.join('').replaceAll('\u00a0', ' ').replace(/\n+$/, '');
}
