/**
 * What stands around a page. `backend`: those who run the site and the screens of staff; `frontend`: a site of its own, as its
 * visitors see it; `public`: light, for the other sites; `blank` and `fullscreen`: nothing.
 */
export type PageShell = 'backend' | 'frontend' | 'public' | 'blank' | 'fullscreen';
