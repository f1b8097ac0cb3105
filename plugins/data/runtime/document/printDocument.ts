/** Opens the document in a window of its own and prints it; false where the browser allows no window. */
export function printDocument(path: string): boolean {
  const opened = window.open(path, '_blank', 'popup,width=900,height=1000');
  if (!opened) return false;
  const close = () => opened.close();
  opened.addEventListener('load', () => {
    opened.addEventListener('afterprint', close, { once: true });
    void opened.document.fonts.ready.then(() => {
      opened.print();
      // Some browsers tell nothing after printing: back in this window, the other is no longer needed.
      window.addEventListener('focus', close, { once: true });
    });
  });
  return true;
}
