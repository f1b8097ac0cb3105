export interface Toast {
  title: string;
  text?: string;
  kind?: 'info' | 'success' | 'warning' | 'error';
  /** Where a click on it leads: a path of this site. */
  path?: string;
  /** A button on it, such as one that takes back what was done. */
  action?: { title: string; perform: () => void };
  ms?: number;
}

const placeId = 'sala-toasts';
const defaultMs = 3_000;
/** Long enough to think again, or to read several lines. */
const longMs = 9_000;

/** Shows a message for a moment, as a polite live region; hovering keeps it. */
export function showToast({ title, text, kind = 'info', path, action, ms }: Toast): void {
  const shownMs = ms ?? (action || title.includes('\n') ? longMs : defaultMs);
  const toast = document.createElement(path ? 'a' : 'div');
  toast.className = `s-toast s-toast--${kind}`;
  if (path) toast.setAttribute('href', path);
  const head = document.createElement('strong');
  head.textContent = title;
  toast.append(head);
  if (text) toast.append(text);
  if (action) toast.append(createButton(action));
  const place = findToastPlace();
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

function createButton({ title, perform }: NonNullable<Toast['action']>): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 's-toast__action';
  button.textContent = title;
  button.addEventListener('click', perform);
  return button;
}

/** The container of toasts; created on first use. */
export function findToastPlace(): HTMLElement {
  const found = document.getElementById(placeId);
  // An open dialog covers everything else, so toasts are shown inside it.
  const parent = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1) ?? document.body;
  if (found?.parentElement === parent) return found;
  const place =
    found ?? Object.assign(document.createElement('div'), { id: placeId, className: 's-toasts', role: 'status' });
  parent.append(place);
  return place;
}
