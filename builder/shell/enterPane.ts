import { findFirstControl } from '../commands/focusCommands.ts';
import type { LeftPane } from '../state/viewState.ts';

/** The dialog in which the pane was chosen goes first, and gives the focus back to where it was. */
const mostFrames = 60;

/** Leads the focus into a left pane once it is shown; Escape and closing give it back, until it goes elsewhere by itself. */
export function enterPane(pane: LeftPane, close: () => void): void {
  let frames = 0;
  const attempt = () => {
    const tab = document.getElementById(`bd-tab-${pane}`);
    const area = tab?.closest<HTMLElement>('[data-area]');
    const panel = area?.querySelector('[role="tabpanel"]');
    if (tab && area && panel?.checkVisibility() && !document.querySelector('.s-dialog')) {
      const back = document.activeElement;
      (findFirstControl(panel) ?? tab).focus();
      if (back instanceof HTMLElement) giveBack(area, { back, close });
      return;
    }
    frames += 1;
    if (frames < mostFrames) requestAnimationFrame(attempt);
  };
  // The focus is given back a frame after the dialog is gone.
  requestAnimationFrame(() => requestAnimationFrame(attempt));
}

function giveBack(area: HTMLElement, { back, close }: { back: HTMLElement; close: () => void }): void {
  const stop = new AbortController();
  const { signal } = stop;
  const leave = () => {
    stop.abort();
    close();
    back.focus();
  };
  area.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      leave();
    },
    { signal },
  );
  area.addEventListener(
    'click',
    ({ target }) => target instanceof Element && target.closest('.bd-sheet-close') && leave(),
    { signal },
  );
  area.addEventListener(
    'focusout',
    ({ relatedTarget }) => relatedTarget instanceof Node && !area.contains(relatedTarget) && stop.abort(),
    { signal },
  );
}
