import type { Registration } from 'sala/engine';

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

/** The values in the form; inputs are uncontrolled, so nothing typed is lost before hydration. */
export function readRegistration(form: HTMLFormElement): Registration {
  const data = new FormData(form);
  const read = (name: string) => String(data.get(name) ?? '');
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
