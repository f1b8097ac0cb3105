import { writeCookie } from '../../api/writeCookie.ts';

/** Stores the answer to the cookie banner and removes the banner, without a request to the server. */
export function handleConsentForm(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-consent]');
  form?.addEventListener('submit', (event) => {
    const submitter = event.submitter as HTMLButtonElement | null; // the form has buttons alone
    if (!submitter) return;
    event.preventDefault();
    writeCookie(form.dataset.consent ?? '', submitter.value);
    form.remove();
  });
}
