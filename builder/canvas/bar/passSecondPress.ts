/** Longer than the two presses of a double click are apart. */
const doubleClickMs = 400;
let passing: ReturnType<typeof setTimeout> | undefined;

/** Lets presses through the bar of the selection for a moment: it comes where a double click begins, and its second press meant the page. */
export function passSecondPress(): void {
  const overlay = document.querySelector('.bd-overlay');
  overlay?.setAttribute('data-passing', '');
  clearTimeout(passing);
  passing = setTimeout(() => overlay?.removeAttribute('data-passing'), doubleClickMs);
}
