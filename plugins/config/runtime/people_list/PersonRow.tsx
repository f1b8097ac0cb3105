import { Avatar, Link, useText } from 'sala/runtime';
import type { ListedPerson } from '../parts/person.ts';
import { useMoment } from '../parts/useMoment.ts';
import { useRoleName } from '../parts/useRoleName.ts';
import { peopleTexts } from './peopleTexts.ts';

interface Props {
  person: ListedPerson;
  mayChange: boolean;
  isSelf: boolean;
  chosen: boolean;
  onChoose: (on: boolean) => void;
}

export function PersonRow({ person, mayChange, isSelf, chosen, onChoose }: Props) {
  const say = useText(peopleTexts);
  const tell = useMoment();
  const roleName = useRoleName();
  const { id, name, avatar, email, disabled, guest } = person;
  return (
    <tr data-chosen={chosen || undefined}>
      <td>
        <input
          type="checkbox"
          aria-label={say('choose', { name })}
          disabled={!mayChange}
          checked={chosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
      </td>
      <td>
        <span className="w-config__who">
          <Avatar name={name} image={avatar} size="small" />
          <span>
            <Link className="w-config__name" to={`/user/detail/${encodeURIComponent(id)}`}>
              {name}
            </Link>
            {isSelf && <span className="w-config__badge">{say('you')}</span>}
            {disabled && <span className="w-config__badge w-config__badge--off">{say('disabled')}</span>}
            {guest && <span className="w-config__badge">{say('guest')}</span>}
            <small className="w-config__quiet">{email}</small>
          </span>
        </span>
      </td>
      <td>{[roleName(person.role), person.ownRole].filter(Boolean).join(' · ')}</td>
      <td data-wide>{tell(person.joinedAt)}</td>
      <td data-wide>{tell(person.signedInAt)}</td>
    </tr>
  );
}
