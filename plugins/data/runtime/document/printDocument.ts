/**
 * Prints a document: in a window of its own, else, where the browser allows none, in a frame of this page. False where neither can
 * be, or where no document came.
 */
export function printDocument(path: string): Promise<boolean> {
  const opened = window.open(path, '_blank', 'popup,width=900,height=1000');
  return opened ? printInWindow(opened) : printInFrame(path);
}

function printInWindow(opened: Window): Promise<boolean> {
  const close = () => opened.close();
  return new Promise((resolve) => {
    opened.addEventListener('load', async () => {
      opened.addEventListener('afterprint', close, { once: true });
      const isPrinted = await print(opened);
      // Some browsers tell nothing after printing: back in this window, the other is no longer needed.
      if (isPrinted) window.addEventListener('focus', close, { once: true });
      else close();
      resolve(isPrinted);
    });
  });
}

function printInFrame(path: string): Promise<boolean> {
  const frame = document.createElement('iframe');
  // Not hidden: browsers print nothing of a frame that takes no room.
  Object.assign(frame.style, { position: 'fixed', insetInlineEnd: '100%', inlineSize: '900px', blockSize: '1000px' });
  frame.setAttribute('aria-hidden', 'true');
  frame.src = path;
  document.body.append(frame);
  return new Promise((resolve) => {
    frame.addEventListener('load', async () => {
      frame.contentWindow?.addEventListener('afterprint', () => frame.remove(), { once: true });
      const isPrinted = await print(frame.contentWindow);
      if (!isPrinted) frame.remove();
      resolve(isPrinted);
    });
  });
}

/** False where there is no document in it, such as the answer of a server that refused, or no way to print. */
async function print(inside: Window | null): Promise<boolean> {
  try {
    if (!inside?.document.querySelector('.page')) return false;
    await preparePrint(inside);
    inside.print();
    return true;
  } catch {
    return false;
  }
}

/** Waits for fonts, and cuts a roll after what stands on it. */
async function preparePrint({ document: inside }: Window): Promise<void> {
  await inside.fonts.ready;
  const pieces = [...inside.querySelectorAll('.page[data-roll]')].map((piece) => piece.getBoundingClientRect());
  if (pieces.length === 0) return;
  const [width, height] = [
    Math.ceil(Math.max(...pieces.map((piece) => piece.width))),
    Math.ceil(Math.max(...pieces.map((piece) => piece.height))),
  ];
  inside.styleSheets[0]?.insertRule(`@page { size: ${width}px ${height}px; }`);
}
