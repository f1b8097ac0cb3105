import { useText } from 'sala/runtime';
import type { ListedPerson } from './person.ts';
import { TextInput } from './TextInput.tsx';

const texts = {
  firstname: { th: 'ชื่อ', en: 'First name' },
  lastname: { th: 'นามสกุล', en: 'Last name' },
  phone: { th: 'โทรศัพท์', en: 'Phone' },
  phoneHelp: { th: 'ตัวเลข 10 หลัก', en: '10 digits' },
};

/** The name and number of a person, as they are sent. */
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
