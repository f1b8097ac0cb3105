import { hydrateAll } from '../context/hydrateAll.ts';

/** Clicks a button that was clicked before its object listened. */
export async function replayPress(button: HTMLElement): Promise<void> {
  await hydrateAll(() => {
    const object = button.closest<HTMLElement>('[data-live]');
    return object ? [object] : [];
  });
  button.click();
}
