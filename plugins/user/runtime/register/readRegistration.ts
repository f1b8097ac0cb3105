import type { Registration, RegistrationField } from 'sala/engine';

export const emptyRegistration: Registration = {
  firstname: '',
  lastname: '',
  citizen: '',
  email: '',
  password: '',
  confirmPassword: '',
  phone: '',
  info: { fti_member: false, fti_member_number: '', agree: false },
};

/** What stands in the form; the browser holds it, so nothing is lost whatever happens to the page's script. */
export function readRegistration(form: HTMLFormElement): Registration {
  const data = new FormData(form);
  const read = (name: RegistrationField) => String(data.get(name) ?? '');
  return {
    firstname: read('firstname'),
    lastname: read('lastname'),
    citizen: read('citizen'),
    email: read('email'),
    password: read('password'),
    confirmPassword: read('confirmPassword'),
    phone: read('phone'),
    info: {
      fti_member: data.has('fti_member'),
      fti_member_number: read('fti_member_number'),
      agree: data.has('agree'),
    },
  };
}
