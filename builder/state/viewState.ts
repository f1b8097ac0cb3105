import type { NarrowDevice } from '../../schemas/index.ts';
import type { Place } from '../document/tree/place.ts';
import { createStore, type Store } from './createStore.ts';

export type CanvasDevice = 'phone' | 'tablet' | 'laptop' | 'desktop';
/** The left panes, in the order of their tabs. */
export const leftPanes = ['palette', 'sections', 'outline', 'check'] as const;
/** Those that add to the page. */
export const addingPanes: ReadonlySet<Pane> = new Set(['palette', 'sections']);
export type LeftPane = (typeof leftPanes)[number];
export type Pane = LeftPane | 'inspector';

/** The view state of the builder; not part of the layout. */
export interface ViewState {
  device: CanvasDevice;
  /** The device whose look the inspector changes; that of the desktop holds for all that have none of their own. */
  styling: 'desktop' | NarrowDevice;
  /** A width of the page that was dragged or typed, in place of that of the device. */
  freeWidth: number | null;
  /** The scale of the page; `fit` shows all of its width. */
  zoom: number | 'fit';
  /** What of both the canvas shows now. */
  shown: { width: number; zoom: number };
  /** The colours of the page; null shows it as this person sees everything. */
  look: 'light' | 'dark' | null;
  /** Which of the left panes is visible on a wide screen. */
  leftPane: LeftPane;
  /** Which pane is open as a sheet on a small screen. */
  sheet: Pane | null;
  /** The bar of a text on the page shows all of its tools, not only those of every day. */
  allTextTools: boolean;
  preview: boolean;
  shortcuts: boolean;
  /** All commands, to be found by a few letters. */
  commanding: boolean;
  /** The texts of the page are searched. */
  finding: boolean;
  /** The draft as the server draws it for others. */
  seeing: boolean;
  /** Where the page stands, and when it is published. */
  publication: boolean;
  /** The page is about to be published for the first time. */
  publishing: boolean;
  /** The published versions. */
  history: boolean | 'original';
  /** A press adds to the selection or takes from it. */
  selectMany: boolean;
  /** Where the menu of the selection is open, in the window. */
  menuAt: { x: number; y: number } | null;
  /** An empty place that was pressed: the next widget goes there while its holder is selected. */
  addAt: { holder: string; place: Place } | null;
  /** The node whose name in the outline is being typed. */
  renaming: string | null;
  /** The selection is being saved as a block. */
  savingBlock: boolean;
  /** Whether a whole page may be chosen to begin with. */
  templates: boolean;
}

export type ViewStore = Store<ViewState>;

interface Opening {
  isNew?: boolean;
  /** The page is compared with what came with its plugin. */
  compares?: boolean;
  shapes?: boolean;
  /** The width of the page, where it is not that of a device. */
  width?: number | null;
}

/** The builder as it looks when it is opened: on a new page with the choice of a beginning, or with the versions of a page. */
export function createView({ isNew = false, compares = false, shapes = true, width }: Opening = {}): ViewStore {
  return createStore<ViewState>({
    device: fitDevice(),
    styling: 'desktop',
    freeWidth: width ?? null,
    zoom: 'fit',
    shown: { width: 0, zoom: 1 },
    look: null,
    leftPane: shapes ? 'palette' : 'outline',
    sheet: null,
    allTextTools: false,
    preview: false,
    shortcuts: false,
    commanding: false,
    finding: false,
    seeing: false,
    publication: false,
    publishing: false,
    history: compares && 'original',
    selectMany: false,
    menuAt: null,
    addAt: null,
    renaming: null,
    savingBlock: false,
    templates: isNew && shapes,
  });
}

/** Changes some of it. */
export function changeView(view: ViewStore, part: Partial<ViewState>): void {
  view.set({ ...view.get(), ...part });
}

/** On a small screen the page is first shown at that width. */
function fitDevice(): CanvasDevice {
  if (matchMedia('(width < 40rem)').matches) return 'phone';
  return isSmallScreen() ? 'tablet' : 'laptop';
}

/** Where panes are sheets (`small.css`). */
export function isSmallScreen(): boolean {
  return matchMedia('(width < 64rem)').matches;
}
