import type { Registration } from '../../../engine/registration/checkRegistration.ts';
import { isJsonObject, type JsonObject } from '../../../schemas/index.ts';
import { badRequest } from '../../errors/httpErrors.ts';

/** What the form sent. Role, salt, parent, user name and anything else beside these fields is not even read. */
export function readRegistration(body: JsonObject): Registration {
  const data = body.data;
  if (!isJsonObject(data)) throw badRequest({ what: 'data' });
  const info = isJsonObject(data.info) ? data.info : {};
  const text = (holder: JsonObject, name: string, maxLength: number) => {
    const value = holder[name] ?? '';
    if (typeof value !== 'string' || value.length > maxLength) throw badRequest({ what: name });
    return value;
  };
  return {
    firstname: text(data, 'firstname', 100).trim(),
    lastname: text(data, 'lastname', 100).trim(),
    citizen: text(data, 'citizen', 20),
    email: text(data, 'email', 254).toLowerCase(),
    password: text(data, 'password', 1024),
    confirmPassword: data.confirmPassword === undefined ? undefined : text(data, 'confirmPassword', 1024),
    phone: text(data, 'phone', 20),
    info: {
      fti_member: info.fti_member === true,
      fti_member_number: text(info, 'fti_member_number', 50).trim(),
      agree: info.agree === true,
    },
  };
}
