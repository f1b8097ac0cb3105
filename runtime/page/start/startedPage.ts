/** What the first script may ask of a running page. */
export interface StartedPage {
  navigate: (href: string, options?: { traverse?: boolean }) => Promise<void>;
  /** Prefetches a page that is likely to be opened next. */
  prefetch: (path: string) => Promise<void>;
  /** Clicks a button that was clicked before hydration. */
  replay: (button: HTMLElement) => Promise<void>;
}
