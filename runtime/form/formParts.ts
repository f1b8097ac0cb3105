export { CopyRow } from './CopyRow.tsx';
export { FormPage } from './FormPage.tsx';
