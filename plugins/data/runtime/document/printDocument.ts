/**
 * Prints a document: in a window of its own, else, where the browser allows none, in a frame of this page. False where neither can be.
 */
export function printDocument(path: string): boolean {
  const opened = window.open(path, '_blank', 'popup,width=900,height=1000');
  if (!opened) return printInFrame(path);
  const close = () => opened.close();
  opened.addEventListener('load', () => {
    opened.addEventListener('afterprint', close, { once: true });
    void preparePrint(opened).then(() => {
      opened.print();
      // Some browsers tell nothing after printing: back in this window, the other is no longer needed.
      window.addEventListener('focus', close, { once: true });
    });
  });
  return true;
}

function printInFrame(path: string): boolean {
  const frame = document.createElement('iframe');
  // Not hidden: browsers print nothing of a frame that takes no room.
  Object.assign(frame.style, { position: 'fixed', insetInlineEnd: '100%', inlineSize: '900px', blockSize: '1000px' });
  frame.setAttribute('aria-hidden', 'true');
  frame.src = path;
  frame.addEventListener('load', () => {
    const inside = frame.contentWindow;
    if (!inside) return frame.remove();
    inside.addEventListener('afterprint', () => frame.remove(), { once: true });
    void preparePrint(inside).then(() => inside.print());
  });
  document.body.append(frame);
  return true;
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
