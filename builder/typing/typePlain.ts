import type { DrawnText } from './findDrawnText.ts';

interface Session {
  label: string;
  at: { x: number; y: number } | null;
  onText: (text: string) => void;
  onLeave: () => void;
}

/** Lets a plain text be typed where it stands. Returns what puts the drawn nodes back, as React knows them. */
export function typePlain({ text, nodes }: DrawnText, { label, at, onText, onLeave }: Session) {
  const isLong = text.schema['x-control'] === 'textarea';
  const host = createHost({ label, isLong });
  host.textContent = text.text;
  nodes[0].before(host);
  for (const node of nodes) node.remove();
  const listening = new AbortController();
  const listen = <Kind extends keyof HTMLElementEventMap>(
    kind: Kind,
    handle: (event: HTMLElementEventMap[Kind]) => void,
  ) => host.addEventListener(kind, handle, { signal: listening.signal });
  const limit = text.schema.maxLength ?? Number.POSITIVE_INFINITY;
  const insert = (words: string) => {
    const room = limit - readTyped(host).length + (getSelection()?.toString().length ?? 0);
    // The one way to insert that the browser can undo.
    if (words !== '' && room > 0) document.execCommand('insertText', false, words.slice(0, room));
  };
  listen('input', () => onText(readTyped(host)));
  listen('beforeinput', (event) => {
    const breaks = event.inputType === 'insertParagraph' || event.inputType === 'insertLineBreak';
    if (!breaks && (event.data === null || event.isComposing || readTyped(host).length < limit)) return;
    if (!breaks && getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    if (breaks && isLong) insert('\n');
    else if (breaks) onLeave();
  });
  listen('paste', (event) => {
    event.preventDefault();
    const words = event.clipboardData?.getData('text/plain') ?? '';
    insert(isLong ? words.replace(/\r\n?/g, '\n') : words.replace(/\s+/g, ' '));
  });
  listen('drop', (event) => event.preventDefault());
  listen('keydown', (event) => {
    // In a button the space bar presses the button.
    if (event.key !== ' ' || event.isComposing || !host.closest('button, summary')) return;
    event.preventDefault();
    insert(' ');
  });
  listen('keyup', (event) => event.key === ' ' && event.preventDefault());
  host.focus({ preventScroll: true });
  placeCaret(host, text.text === text.schema.default ? null : at);
  return {
    host,
    restore() {
      listening.abort();
      host.replaceWith(...nodes);
    },
  };
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

/** The caret where it was pressed; otherwise all is marked, to be typed over. */
function placeCaret(host: HTMLElement, at: { x: number; y: number } | null): void {
  const place = at && document.caretPositionFromPoint(at.x, at.y);
  const selection = getSelection();
  if (place && host.contains(place.offsetNode)) selection?.collapse(place.offsetNode, place.offset);
  else selection?.selectAllChildren(host);
}
