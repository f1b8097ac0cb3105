import { createPart } from '../context/createPart.ts';

/** The code for forms and repeated rows; other pages do without. */
export const formPage = createPart(async () => {
  const [{ FormPage }, { CopyRow }] = await Promise.all([import('./FormPage.tsx'), import('./CopyRow.tsx')]);
  return { FormPage, CopyRow };
});
