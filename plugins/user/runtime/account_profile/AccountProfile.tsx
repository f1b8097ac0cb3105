import { useState } from 'react';
import { Avatar, type AvatarSize, useSession, useText, type WidgetViewProps } from 'sala/runtime';
import { accountTexts } from '../parts/accountTexts.ts';
import { Note } from '../parts/Note.tsx';
import type { OwnAccount } from '../parts/ownAccount.ts';
import { PreloadedAnswers } from '../parts/PreloadedAnswers.tsx';
import { type Answer, useAnswer } from '../parts/useAnswer.ts';
import { EmailSection } from './EmailSection.tsx';
import { PictureField } from './PictureField.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { profileTexts } from './profileTexts.ts';
import '../parts/account.css';
import './account_profile.css';

interface Properties {
  title: string;
  avatarSize: AvatarSize;
}

export function AccountProfile({ object, data }: WidgetViewProps<Properties>) {
  return (
    <PreloadedAnswers data={data}>
      <Profile object={object} />
    </PreloadedAnswers>
  );
}

function Profile({ object }: { object: Properties }) {
  const { user, mode } = useSession();
  const say = useText(profileTexts);
  const closed = !user || mode === 'bypass';
  const answer = useAnswer<OwnAccount>(closed ? undefined : '/api/account');
  return (
    <section className="w-account_profile w-account__page">
      {object.title && <h1 className="w-account__title">{object.title}</h1>}
      {user && (
        <div className="w-account__section w-account_profile__who">
          {answer.data ? (
            <PictureField
              name={nameOf(answer.data) || user.name}
              image={answer.data.avatar || undefined}
              size={object.avatarSize}
              onChanged={answer.reload}
            />
          ) : (
            <Avatar name={user.name} image={user.avatar} size={object.avatarSize} />
          )}
          <div className="w-account__what">
            <strong>{nameOf(answer.data) || user.name}</strong>
            <span>{user.email}</span>
          </div>
        </div>
      )}
      {mode === 'bypass' ? <Note>{say('bypass')}</Note> : user && <Details answer={answer} />}
    </section>
  );
}

function Details({ answer }: { answer: Answer<OwnAccount> }) {
  const say = useText(profileTexts);
  const sayAccount = useText(accountTexts);
  const [editing, setEditing] = useState(false);
  const [saved, setSaved] = useState(false);
  const { data, failure, reload } = answer;
  if (!data)
    return (
      <div className="w-account__section">
        {failure ? (
          <>
            <Note>{failure}</Note>
            <button type="button" className="s-button s-button--outline" onClick={reload}>
              {sayAccount('tryAgain')}
            </button>
          </>
        ) : (
          <span className="w-account__skeleton" />
        )}
      </div>
    );
  return (
    <>
      <section className="w-account__section">
        <h2>{say('details')}</h2>
        <Note kind="success">{saved && !editing && say('saved')}</Note>
        {editing ? (
          <ProfileForm
            account={data}
            onCancel={() => setEditing(false)}
            onSaved={async () => {
              await reload();
              setEditing(false);
              setSaved(true);
            }}
          />
        ) : (
          <Facts account={data} onEdit={() => setEditing(true)} />
        )}
      </section>
      <EmailSection account={data} />
    </>
  );
}

function Facts({ account, onEdit }: { account: OwnAccount; onEdit: () => void }) {
  const say = useText(accountTexts);
  const facts = [
    [say('firstname'), account.firstname],
    [say('lastname'), account.lastname],
    [say('phone'), account.phone],
    [say('citizen'), account.citizen && maskNumber(account.citizen)],
  ];
  return (
    <>
      <dl className="w-account_profile__facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
      </dl>
      <div className="w-account__actions">
        <button type="button" className="s-button s-button--outline" onClick={onEdit}>
          {say('edit')}
        </button>
      </div>
    </>
  );
}

/** Masks the middle of the number. */
function maskNumber(citizen: string): string {
  return `${'•'.repeat(Math.max(0, citizen.length - 4))}${citizen.slice(-4)}`;
}

function nameOf(account: OwnAccount | undefined): string {
  return account ? `${account.firstname} ${account.lastname}`.trim() : '';
}
