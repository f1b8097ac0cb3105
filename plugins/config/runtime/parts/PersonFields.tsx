import { useText } from 'sala/runtime';
import { words } from 'sala/schemas';
import * as configWords from '../../shared/configWords.ts';
import type { ListedPerson } from './person.ts';
import { TextInput } from './TextInput.tsx';

const texts = {
  firstname: words.firstName,
  lastname: words.lastName,
  phone: configWords.phone,
  phoneHelp: { th: 'ตัวเลข 10 หลัก', en: '10 digits' },
};

/** Name and phone number of a person, as sent to the server. */
export function PersonFields({ person }: { person?: ListedPerson }) {
  const say = useText(texts);
  return (
    <>
      <TextInput label={say('firstname')} name="firstname" defaultValue={person?.firstname} maxLength={100} required />
      <TextInput label={say('lastname')} name="lastname" defaultValue={person?.lastname} maxLength={100} />
      <TextInput
        label={say('phone')}
        help={say('phoneHelp')}
        name="phone"
        type="tel"
        inputMode="numeric"
        pattern="[0-9]{10}"
        defaultValue={person?.phone ?? ''}
        maxLength={10}
      />
    </>
  );
}
