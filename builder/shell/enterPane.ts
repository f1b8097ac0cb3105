import { findFirstControl } from '../commands/focusCommands.ts';
import type { LeftPane } from '../state/viewState.ts';
import { focusOnceShown } from '../ui/focusOnceShown.ts';

/** Leads the focus into a left pane once it is shown; Escape and closing give it back, until it goes elsewhere by itself. */
export function enterPane(pane: LeftPane, close: () => void): void {
  // The dialog in which the pane was chosen gives the focus back a frame after it is gone.
  requestAnimationFrame(() =>
    focusOnceShown(
      () => (document.querySelector('.s-dialog') ? null : findEntry(pane)),
      (entry, back) => {
        const area = findArea(entry);
        if (area && back instanceof HTMLElement) giveBack(area, { back, close });
      },
    ),
  );
}

function findEntry(pane: LeftPane): HTMLElement | null {
  const tab = document.getElementById(`bd-tab-${pane}`);
  const panel = tab && findArea(tab)?.querySelector('[role="tabpanel"]');
  return panel ? (findFirstControl(panel) ?? tab) : null;
}

function findArea(part: HTMLElement): HTMLElement | null {
  return part.closest<HTMLElement>('[data-area]');
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
