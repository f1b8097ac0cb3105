import type { Registration } from '../../../engine/people/checkRegistration.ts';
import type { JsonObject, RegistrationQuestion } from '../../../schemas/index.ts';

/** What a registration form may send. */
export interface RegistrationInput extends Partial<Omit<Registration, 'info'>> {
  info?: JsonObject;
}

/** The fields of a registration. Role, user name and other fields are ignored. */
export function readRegistration(
  { info = {}, ...given }: RegistrationInput,
  questions: readonly RegistrationQuestion[],
): Registration {
  return {
    firstname: given.firstname?.trim() ?? '',
    lastname: given.lastname?.trim() ?? '',
    citizen: given.citizen ?? '',
    email: given.email?.toLowerCase() ?? '',
    password: given.password ?? '',
    confirmPassword: given.confirmPassword,
    phone: given.phone ?? '',
    info: {
      ...Object.fromEntries(questions.map(({ name, type }) => [name, readAnswer(type, info[name])])),
      agree: info.agree === true,
    },
  };
}

function readAnswer(type: RegistrationQuestion['type'], answer: unknown): boolean | string {
  if (type === 'flag') return answer === true;
  return typeof answer === 'string' ? answer.trim() : '';
}
