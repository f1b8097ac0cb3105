export interface NavigateOptions {
  replace?: boolean;
  /** The same page again with fresh content: no new history entry, scroll position and focus stay. */
  refresh?: boolean;
  /** Do not use prefetched answers: the data has just been changed. */
  fresh?: boolean;
  /** Back or forward: the address bar has already changed. */
  traverse?: boolean;
}

/** Opens a URL of this site without a full page load; any failure becomes a full load. */
export type Navigate = (href: string, options?: NavigateOptions) => Promise<void>;
