import { type FormEvent, useState } from 'react';
import { canChangePerson, canGiveRole } from 'sala/engine';
import { Link, useNavigate, useSession, useText } from 'sala/runtime';
import { type Json, roleNames } from 'sala/schemas';
import { LeaveGuard } from '../parts/LeaveGuard.tsx';
import type { SiteRoles } from '../parts/ownRole.ts';
import { Panel } from '../parts/Panel.tsx';
import { PersonFields } from '../parts/PersonFields.tsx';
import type { PersonAnswer, PersonDetail } from '../parts/personAnswer.ts';
import { RoleSelect } from '../parts/RoleSelect.tsx';
import { readForm } from '../parts/readForm.ts';
import { Section } from '../parts/Section.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { useScreen } from '../parts/useScreen.ts';
import { formTexts } from './formTexts.ts';

export function EditPerson({ uid, answer }: { uid: string; answer: Json | undefined }) {
  const say = useText(formTexts);
  const { role } = useSession();
  const read = answer as unknown as PersonAnswer | undefined; // what the source config.person answers
  const screen = useScreen(uid, read !== undefined);
  const person = read?.person?.data;
  const isOpen = person && !person.guest && canChangePerson(role, person.role);
  return (
    <Panel
      title={person ? say('editTitle', { name: person.name }) : say('edit')}
      back={{
        to: person ? `/user/detail/${encodeURIComponent(person.id)}` : '/user/dashboard',
        title: person?.name ?? say('people'),
      }}
      {...screen.panel}
    >
      {read?.person === null && <p className="w-config__empty">{say('missing')}</p>}
      {person && !isOpen && <p className="w-config__empty">{say(person.guest ? 'elsewhere' : 'above')}</p>}
      {isOpen && <Fields person={person} roles={read?.roles?.data} screen={screen} />}
    </Panel>
  );
}

interface FieldsProps {
  person: PersonDetail;
  roles: SiteRoles | undefined;
  screen: ReturnType<typeof useScreen>;
}

function Fields({ person, roles = { given: [], own: [] }, screen }: FieldsProps) {
  const say = useText(formTexts);
  const session = useSession();
  const navigate = useNavigate();
  const held = person.ownRole ?? person.role;
  const [role, setRole] = useState(held);
  const [dirty, setDirty] = useState(false);
  const isSelf = person.id === session.user?.id;
  const path = `/api/people/${encodeURIComponent(person.id)}`;
  const back = `/user/detail/${encodeURIComponent(person.id)}`;

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { email, ...details } = readForm(event.currentTarget);
    const body = email === (person.email ?? '') ? details : { ...details, email };
    if (!(await screen.send({ method: 'PUT', path, body, done: say('saved') }))) return;
    if (role !== held) {
      const given = await screen.send({ method: 'PUT', path: `${path}/role`, body: { role }, done: say('saved') });
      if (!given) return;
    }
    setDirty(false);
    await navigate(back);
  }

  return (
    <form onSubmit={save} onChange={() => setDirty(true)} className="w-config__form">
      <LeaveGuard dirty={dirty} />
      <Section title={say('details')}>
        <div className="w-config__fields">
          <PersonFields person={person} />
          <TextInput
            label={say('email')}
            help={say('emailHelp')}
            name="email"
            type="email"
            defaultValue={person.email ?? ''}
            maxLength={254}
          />
          <div className="s-field">
            <span className="s-field__label">{say('role')}</span>
            <RoleSelect
              label={say('role')}
              value={role}
              names={[
                ...roleNames.filter((name) => name === person.role || canGiveRole(session.role, name)),
                ...roles.own.filter(({ id, givable }) => givable || id === held).map(({ id }) => id),
              ]}
              own={roles.own}
              disabled={isSelf}
              onChange={setRole}
            />
            <span className="s-field__help">{say(isSelf ? 'ownRole' : 'roleHelp')}</span>
          </div>
        </div>
      </Section>
      <div className="w-config__line">
        <button type="submit" className="s-button s-button--primary" disabled={screen.busy || !dirty}>
          {say('save')}
        </button>
        <Link className="s-button s-button--outline" to={back}>
          {say('cancel')}
        </Link>
      </div>
    </form>
  );
}
