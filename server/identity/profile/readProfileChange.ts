import { cleanName } from '../../../engine/people/cleanName.ts';
import { badRequest } from '../../platform/errors/httpErrors.ts';
import { nameRefused, phoneRefused } from '../accounts.errors.ts';

export interface ProfileInput {
  firstname?: string;
  lastname?: string;
  avatar?: string;
  /** Empty removes it, undefined leaves it. */
  phone?: string;
  language?: 'th' | 'en';
}

export interface ProfileChange extends Pick<ProfileInput, 'phone' | 'language'> {
  profile: Pick<ProfileInput, 'firstname' | 'lastname' | 'avatar'>;
}

/** The fields of a profile that a person, or an administrator, may write. */
export function readProfileChange({ phone, language, ...given }: ProfileInput): ProfileChange {
  const profile = {
    firstname: given.firstname && cleanName(given.firstname),
    lastname: given.lastname && cleanName(given.lastname),
    avatar: given.avatar?.trim(),
  };
  const change = { profile, phone: phone?.trim(), language };
  if (profile.firstname === '') throw nameRefused();
  if (change.phone && !/^[0-9]{10}$/.test(change.phone)) throw phoneRefused();
  if (profile.avatar && !isPicture(profile.avatar)) throw badRequest({ what: 'avatar' });
  return change;
}

/** A picture of this site or an https URL; never a script or a page. */
function isPicture(value: string): boolean {
  return /^\/(?!\/)[^\s\\]*$/.test(value) || (value.startsWith('https://') && URL.canParse(value));
}
