export interface Toast {
  title: string;
  text?: string;
  kind?: 'info' | 'success' | 'warning' | 'error';
  /** Where a click on it leads: a path of this site. */
  path?: string;
  /** A button on it, such as one that takes back what was done. */
  action?: ToastAction;
  ms?: number;
}

interface ToastAction {
  title: string;
  perform: () => void;
  /** It takes back what was just done: by Ctrl+Z too, and a later one stands in its place. */
  undoes?: boolean;
}

const placeId = 'sala-toasts';
const defaultMs = 3_000;
/** Long enough to think again, or to read several lines. */
const longMs = 9_000;
/** Long enough to see the mistake, too. */
const undoMs = 20_000;

/** Shows a message for a moment, as a polite live region; hovering keeps it. */
export function showToast({ title, text, kind = 'info', path, action, ms }: Toast): void {
  const shownMs = ms ?? (action?.undoes ? undoMs : action || title.includes('\n') ? longMs : defaultMs);
  const toast = document.createElement(path ? 'a' : 'div');
  toast.className = `s-toast s-toast--${kind}`;
  if (path) toast.setAttribute('href', path);
  const head = document.createElement('strong');
  head.textContent = title;
  toast.append(head);
  if (text) toast.append(text);
  if (action) toast.append(createButton(action));
  const place = findToastPlace();
  if (action?.undoes) place.querySelector('.s-toast:has([aria-keyshortcuts])')?.remove();
  // A live region announces only what is added after it exists.
  requestAnimationFrame(() => place.append(toast));
  let timer = setTimeout(() => toast.remove(), shownMs);
  const hold = () => clearTimeout(timer);
  const letGo = () => {
    hold();
    timer = setTimeout(() => toast.remove(), shownMs);
  };
  toast.addEventListener('pointerenter', hold);
  toast.addEventListener('pointerleave', letGo);
  toast.addEventListener('focusin', hold);
  toast.addEventListener('focusout', letGo);
  toast.addEventListener('click', () => toast.remove());
}

function createButton({ title, perform, undoes }: ToastAction): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 's-toast__action';
  button.textContent = title;
  button.addEventListener('click', perform);
  if (undoes) listenForUndo(button);
  return button;
}

/** Ctrl+Z, or ⌘Z, presses it while it is there, unless somebody is typing or another thing takes back by it. */
function listenForUndo(button: HTMLElement): void {
  button.setAttribute('aria-keyshortcuts', 'Control+Z');
  button.title = 'Ctrl+Z';
  const handleKey = (event: KeyboardEvent) => {
    if (!button.isConnected) return document.removeEventListener('keydown', handleKey);
    const isUndo = event.code === 'KeyZ' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    const { target, defaultPrevented } = event;
    const isTyping =
      target instanceof Element &&
      target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]') !== null;
    if (!isUndo || defaultPrevented || isTyping) return;
    event.preventDefault();
    button.click();
  };
  requestAnimationFrame(() => document.addEventListener('keydown', handleKey));
}

/** The container of toasts; created on first use. */
function findToastPlace(): HTMLElement {
  const found = document.getElementById(placeId);
  // An open dialog covers everything else, so toasts are shown inside it.
  const parent = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1) ?? document.body;
  if (found?.parentElement === parent) return found;
  const place =
    found ?? Object.assign(document.createElement('div'), { id: placeId, className: 's-toasts', role: 'status' });
  // Dialogs of React Aria hide the rest of the page, but not this.
  place.dataset.reactAriaTopLayer = '';
  parent.append(place);
  return place;
}
