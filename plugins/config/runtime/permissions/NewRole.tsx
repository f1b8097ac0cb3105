import { type FormEvent, useState } from 'react';
import { canGiveRole } from 'sala/engine';
import { useSession, useText } from 'sala/runtime';
import type { SiteRoles } from '../parts/ownRole.ts';
import { RoleSelect } from '../parts/RoleSelect.tsx';
import { readForm } from '../parts/readForm.ts';
import { TextInput } from '../parts/TextInput.tsx';
import type { useScreen } from '../parts/useScreen.ts';
import { roleTexts } from './roleTexts.ts';

interface Props {
  roles: SiteRoles;
  screen: ReturnType<typeof useScreen>;
  onMade: (id: string) => void;
}

/** Asks for the name of a new role and the given role that it stands on. */
export function NewRole({ roles, screen, onMade }: Props) {
  const say = useText(roleTexts);
  const session = useSession();
  const [base, setBase] = useState('employee');

  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { id, th, en } = readForm(form);
    const body = { id, title: { th, en }, base };
    if (!(await screen.send({ method: 'POST', path: '/api/roles', body, done: say('made') }))) return;
    form.reset();
    onMade(String(id));
  }

  return (
    <form className="w-config__group" onSubmit={create}>
      <h2>{say('new')}</h2>
      <div className="w-permissions__question">
        <TextInput label={say('titleTh')} name="th" required maxLength={100} />
        <TextInput label={say('titleEn')} name="en" required maxLength={100} />
        <TextInput
          label={say('id')}
          help={say('idHelp')}
          name="id"
          required
          maxLength={40}
          pattern="[a-z][a-z0-9_\-]+"
        />
        <div className="s-field">
          <span className="s-field__label">{say('base')}</span>
          <RoleSelect
            label={say('base')}
            value={base}
            names={roles.given.map(({ id }) => id).filter((id) => id !== 'root' && canGiveRole(session.role, id))}
            onChange={setBase}
          />
        </div>
        <button type="submit" className="s-button s-button--primary" disabled={screen.busy}>
          {say('make')}
        </button>
      </div>
    </form>
  );
}
