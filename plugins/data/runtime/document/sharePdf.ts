/** Phones print from what they share: the window of a page has no reliable printing there. */
export function canSharePdf(): boolean {
  const isTouch = window.matchMedia('(pointer: coarse) and (hover: none)').matches;
  return isTouch && canShare(new File([''], 'document.pdf', { type: 'application/pdf' }));
}

/** Gives a PDF to the phone, which prints, sends or keeps it; false where it does not take it any more. */
export async function sharePdf(file: File): Promise<boolean> {
  if (!canShare(file)) return false;
  try {
    await navigator.share({ files: [file], title: file.name });
    return true;
  } catch (error) {
    // Closing the dialog counts as an answer; any other error means that too much time has passed since the press.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

function canShare(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}
