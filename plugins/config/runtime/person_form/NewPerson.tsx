import { type FormEvent, useState } from 'react';
import { canGiveRole } from 'sala/engine';
import { Link, useNavigate, useSession, useText } from 'sala/runtime';
import { roleNames } from 'sala/schemas';
import { LeaveGuard } from '../parts/LeaveGuard.tsx';
import { Panel } from '../parts/Panel.tsx';
import { PersonFields } from '../parts/PersonFields.tsx';
import { RoleSelect } from '../parts/RoleSelect.tsx';
import { readForm } from '../parts/readForm.ts';
import { Section } from '../parts/Section.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { useScreen } from '../parts/useScreen.ts';
import { formTexts } from './formTexts.ts';

const ways = ['invite', 'link', 'password'] as const;

/** Adds a person: by an invitation mail or with an account at once. */
export function NewPerson({ uid }: { uid: string }) {
  const say = useText(formTexts);
  const session = useSession();
  const navigate = useNavigate();
  const screen = useScreen(uid, true);
  const [way, setWay] = useState<(typeof ways)[number]>('invite');
  const [role, setRole] = useState('user');
  const [dirty, setDirty] = useState(false);

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = { ...readForm(event.currentTarget), role };
    const path = way === 'invite' ? '/api/invitations' : '/api/people';
    const made = await screen.send<{ id: string }>({ method: 'POST', path, body, done: say('added') });
    if (!made) return;
    setDirty(false);
    await navigate(way === 'invite' ? '/user/dashboard' : `/user/detail/${encodeURIComponent(made.id)}`);
  }

  return (
    <Panel title={say('addTitle')} back={{ to: '/user/dashboard', title: say('people') }} notice={screen.panel.notice}>
      <form onSubmit={add} onChange={() => setDirty(true)} className="w-config__form">
        <LeaveGuard dirty={dirty} />
        <Section title={say('how')}>
          <div className="w-config__choices" role="radiogroup" aria-label={say('how')}>
            {ways.map((name) => (
              <label key={name} className="w-config__choice">
                <input type="radio" checked={way === name} onChange={() => setWay(name)} />
                <span>
                  <strong>{say(name)}</strong>
                  <small className="w-config__quiet">{say(`${name}Help`)}</small>
                </span>
              </label>
            ))}
          </div>
        </Section>
        <Section title={say('details')}>
          <div className="w-config__fields">
            <TextInput label={say('email')} name="email" type="email" maxLength={254} required autoComplete="off" />
            <div className="s-field">
              <span className="s-field__label">{say('role')}</span>
              <RoleSelect
                label={say('role')}
                value={role}
                names={roleNames.filter((name) => canGiveRole(session.role, name))}
                onChange={setRole}
              />
            </div>
            {way !== 'invite' && <PersonFields />}
            {way === 'password' && (
              <TextInput
                label={say('firstPassword')}
                help={say('firstPasswordHelp')}
                name="password"
                autoComplete="new-password"
                spellCheck={false}
                minLength={8}
                maxLength={256}
                required
              />
            )}
          </div>
        </Section>
        <div className="w-config__line">
          <button type="submit" className="s-button s-button--primary" disabled={screen.busy}>
            {say(way === 'invite' ? 'sendInvitation' : 'create')}
          </button>
          <Link className="s-button s-button--outline" to="/user/dashboard">
            {say('cancel')}
          </Link>
        </div>
      </form>
    </Panel>
  );
}
