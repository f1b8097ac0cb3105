import { registrationTexts } from '../../../engine/registration/checkRegistration.ts';
import { defineError, type JsonObject } from '../../../schemas/index.ts';
import { badRequest } from '../../errors/httpErrors.ts';

export interface ProfileChange {
  profile: { firstname?: string; lastname?: string; avatar?: string };
  /** Empty removes it, undefined leaves it. */
  phone?: string;
  language?: string;
}

const phoneRefused = defineError('phone_refused', 400, registrationTexts.phone);
const nameRefused = defineError('name_refused', 400, registrationTexts.firstname);

/** The fields of a profile that a person, or whoever looks after him, may write. Nothing else of the body is read. */
export function readProfileChange(body: JsonObject): ProfileChange {
  const read = (name: string, maxLength: number) => {
    const value = body[name];
    if (value === undefined) return undefined;
    if (typeof value !== 'string' || value.length > maxLength) throw badRequest({ what: name });
    return value.trim();
  };
  const change: ProfileChange = {
    profile: { firstname: read('firstname', 100), lastname: read('lastname', 100), avatar: read('avatar', 500) },
    phone: read('phone', 20),
    language: read('language', 5),
  };
  if (change.profile.firstname === '') throw nameRefused();
  if (change.phone && !/^[0-9]{10}$/.test(change.phone)) throw phoneRefused();
  if (change.profile.avatar && !isPicture(change.profile.avatar)) throw badRequest({ what: 'avatar' });
  if (change.language !== undefined && change.language !== 'th' && change.language !== 'en')
    throw badRequest({ what: 'language' });
  return change;
}

/** A picture of this site or one that is fetched over TLS; never a script or a page. */
function isPicture(value: string): boolean {
  return /^\/(?!\/)[^\s\\]*$/.test(value) || (value.startsWith('https://') && URL.canParse(value));
}
