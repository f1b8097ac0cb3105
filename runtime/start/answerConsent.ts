import { writeCookie } from '../theme/writeCookie.ts';

/** The answer to the question about cookies is kept and the question gone, without a way to the server. */
export function answerConsent(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-consent]');
  form?.addEventListener('submit', (event) => {
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    writeCookie(form.dataset.consent ?? '', submitter.value);
    form.remove();
  });
}
