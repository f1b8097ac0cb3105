import { useState } from 'react';
import { ConfirmDialog, type Question, useNavigate, useText } from 'sala/runtime';
import type { PersonDetail } from '../parts/personAnswer.ts';
import type { useScreen } from '../parts/useScreen.ts';
import { personTexts } from './personTexts.ts';

type Deed = 'mailReset' | 'demandReset' | 'signout' | 'unlock' | 'disable' | 'enable' | 'factor' | 'remove';

interface Props {
  person: PersonDetail;
  isSelf: boolean;
  screen: ReturnType<typeof useScreen>;
}

/** Actions on a person, each with a confirmation. */
export function PersonActions({ person, isSelf, screen }: Props) {
  const say = useText(personTexts);
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Question>();
  const path = `/api/people/${encodeURIComponent(person.id)}`;
  const calls: Record<Deed, { method: 'POST' | 'DELETE'; path: string; body?: object }> = {
    mailReset: { method: 'POST', path: `${path}/reset` },
    demandReset: { method: 'POST', path: `${path}/reset`, body: { atNextSignIn: true } },
    signout: { method: 'POST', path: `${path}/signout` },
    unlock: { method: 'POST', path: `${path}/unlock` },
    disable: { method: 'POST', path: `${path}/disable` },
    enable: { method: 'POST', path: `${path}/enable` },
    factor: { method: 'POST', path: `${path}/second-factor/disable` },
    remove: { method: 'DELETE', path },
  };
  const offered: Record<Deed, boolean> = {
    mailReset: person.email !== null,
    demandReset: !person.guest && !person.mustReset && person.hasPassword,
    signout: true,
    unlock: person.lockedUntil !== null && !isSelf,
    disable: !person.disabled && !isSelf,
    enable: person.disabled && !isSelf,
    factor: person.secondFactor && !person.guest && !isSelf,
    remove: !isSelf,
  };
  const isDanger = (deed: Deed) => ['disable', 'factor', 'remove'].includes(deed);
  const perform = async (deed: Deed) => {
    const sent = await screen.send({ ...calls[deed], done: say(`${deed}Done`) });
    if (sent && deed === 'remove') await navigate('/user/dashboard');
  };
  const ask = (deed: Deed) =>
    setQuestion({
      title: say(`${deed}Ask`, { name: person.name }),
      text: say(`${deed}Text`),
      action: say(deed),
      danger: isDanger(deed),
      perform: () => perform(deed),
    });
  const deeds = (Object.keys(offered) as Deed[]).filter((deed) => offered[deed]);
  return (
    <div className="w-config__actions">
      {deeds.map((deed) => (
        <button
          key={deed}
          type="button"
          className="s-button s-button--outline"
          data-danger={isDanger(deed) || undefined}
          disabled={screen.busy}
          onClick={() => ask(deed)}
        >
          {say(deed)}
        </button>
      ))}
      {question && <ConfirmDialog {...question} onClose={() => setQuestion(undefined)} />}
    </div>
  );
}
