import { createStore, type Store } from '../state/createStore.ts';

export type CanvasDevice = 'phone' | 'tablet' | 'desktop';
export type Pane = 'palette' | 'outline' | 'inspector';

/** What of the builder is open; nothing of it is stored in the layout. */
export interface ViewState {
  device: CanvasDevice;
  /** Which of the two panes on the left shows on a wide screen. */
  leftPane: 'palette' | 'outline';
  /** Which pane is pulled up as a sheet on a small screen. */
  sheet: Pane | null;
  preview: boolean;
  shortcuts: boolean;
}

export type ViewStore = Store<ViewState>;

/** The builder as it looks when it is opened. */
export function createView(): ViewStore {
  return createStore<ViewState>({
    device: fitDevice(),
    leftPane: 'palette',
    sheet: null,
    preview: false,
    shortcuts: false,
  });
}

/** Changes some of it. */
export function changeView(view: ViewStore, part: Partial<ViewState>): void {
  view.set({ ...view.get(), ...part });
}

/** On a small screen the page is first shown as that screen shows it. */
function fitDevice(): CanvasDevice {
  if (matchMedia('(width < 40rem)').matches) return 'phone';
  return matchMedia('(width < 64rem)').matches ? 'tablet' : 'desktop';
}
