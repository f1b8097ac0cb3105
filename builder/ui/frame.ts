let isDrawing = false;

/** Runs what the browser does within a frame: what it has wait for the end of the frame needs no further one. */
export function workInFrame(work: () => void): void {
  isDrawing = true;
  try {
    work();
  } finally {
    isDrawing = false;
  }
}

/** Does something once the frame with what has changed by now was drawn. Gives what calls it off. */
export function doAfterFrame(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waitForEnd = () => {
    timer = setTimeout(work);
  };
  const frame = isDrawing ? undefined : requestAnimationFrame(waitForEnd);
  if (frame === undefined) waitForEnd();
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
