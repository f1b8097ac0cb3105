import type { CopyRow } from './CopyRow.tsx';
import type { FormPage } from './FormPage.tsx';

interface FormParts {
  FormPage: typeof FormPage;
  CopyRow: typeof CopyRow;
}

let parts: FormParts | undefined;

/** Fetches what makes a page a form; other pages do without. */
export async function loadFormPage(): Promise<void> {
  parts ??= await Promise.all([import('./FormPage.tsx'), import('./CopyRow.tsx')]).then(([page, copies]) => ({
    FormPage: page.FormPage,
    CopyRow: copies.CopyRow,
  }));
}

/** What draws a form; the page has loaded it before it drew anything. */
export function getFormParts(): FormParts {
  if (!parts) throw new Error('loadFormPage comes first');
  return parts;
}
