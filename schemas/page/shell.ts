/**
 * The shell around a page. `backend`: for those who run the site and for screens of staff; `frontend`: for visitors of
 * a site of its own; `public`: light, for other sites; `blank` and `fullscreen`: none.
 */
export type PageShell = 'backend' | 'frontend' | 'public' | 'blank' | 'fullscreen';
