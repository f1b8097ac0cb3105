/** `?language=en` has chosen the language; what people see and copy afterwards is the plain address. */
export function cleanAddress(): void {
  const here = new URL(location.href);
  if (!here.searchParams.has('language')) return;
  here.searchParams.delete('language');
  history.replaceState(history.state, '', here);
}
