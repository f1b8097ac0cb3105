import { Link, useText, type WidgetViewProps } from 'sala/runtime';
import { withNext } from '../parts/findNext.ts';
import { PreloadedAnswers } from '../parts/PreloadedAnswers.tsx';
import { useQueryParam } from '../parts/useQueryParam.ts';
import { AcceptInvitation } from './AcceptInvitation.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { registerTexts } from './registerTexts.ts';
import '../parts/account.css';

interface Properties {
  title: string;
  policy: string;
  memberField: boolean;
  signInLink: string;
  next: string;
}

export function Register({ object, data }: WidgetViewProps<Properties>) {
  const invitation = useQueryParam('invitation');
  return (
    <PreloadedAnswers data={data}>
      {invitation === undefined ? (
        <Registration object={object} />
      ) : (
        <AcceptInvitation token={invitation} next={object.next} />
      )}
    </PreloadedAnswers>
  );
}

function Registration({ object }: { object: Properties }) {
  const { title, policy, memberField, signInLink, next } = object;
  const say = useText(registerTexts);
  const asked = useQueryParam('next');
  return (
    <section className="w-account__panel w-account__panel--wide">
      {title && <h1 className="w-account__title">{title}</h1>}
      <RegisterForm next={next} policy={policy} memberField={memberField} />
      {signInLink && (
        <p className="w-account__foot">
          {say('haveAccount')} <Link to={withNext(signInLink, asked)}>{say('signIn')}</Link>
        </p>
      )}
    </section>
  );
}
