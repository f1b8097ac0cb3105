import { isJsonObject, type Json } from '../../../schemas/index.ts';
import { isEmailAddress } from '../../people/checkRegistration.ts';

/** Names of fields in which people write who they are. */
const ownNames = ['name', 'fullname', 'full_name', 'contact', 'contact_name', 'firstname'];

/** Who sent a form, as its answers say: the name that was written, else the address. */
export function findSenderName(data: Json | undefined): string | undefined {
  const answers = listTexts(data);
  return ownNames.flatMap((name) => answers.get(name) ?? [])[0] ?? findSenderAddress(data);
}

/** The first answer that is an e-mail address. */
export function findSenderAddress(data: Json | undefined): string | undefined {
  return [...listTexts(data).values()].find(isEmailAddress);
}

function listTexts(data: Json | undefined): Map<string, string> {
  const answers = isJsonObject(data) ? Object.entries(data) : [];
  return new Map(
    answers.flatMap(([name, value]) => (typeof value === 'string' && value.trim() ? [[name, value]] : [])),
  );
}
