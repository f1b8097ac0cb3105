/** Removes `?language=en` after it has taken effect, so that people see and copy the plain URL. */
export function dropLanguageParameter(): void {
  const here = new URL(location.href);
  if (!here.searchParams.has('language')) return;
  here.searchParams.delete('language');
  history.replaceState(history.state, '', here);
}
