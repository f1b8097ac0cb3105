import type { FormPage } from './FormPage.tsx';

let formPage: typeof FormPage | undefined;

/** Fetches what makes a page a form; other pages do without. */
export async function loadFormPage(): Promise<void> {
  formPage ??= (await import('./FormPage.tsx')).FormPage;
}

/** What draws a form; the page has loaded it before it drew anything. */
export function getFormPage(): typeof FormPage {
  if (!formPage) throw new Error('loadFormPage comes first');
  return formPage;
}
