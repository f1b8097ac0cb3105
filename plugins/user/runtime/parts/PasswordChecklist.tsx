import { checkPassword } from 'sala/engine';
import { useText } from 'sala/runtime';
import { accountTexts } from './accountTexts.ts';
import type { SignInOptions } from './useSignInOptions.ts';
import './account.css';

/** The rules of the site's policy, each ticked as soon as the typed password meets it. */
export function PasswordChecklist({
  id,
  password,
  options,
}: {
  id?: string;
  password: string;
  options: SignInOptions;
}) {
  const say = useText(accountTexts);
  const broken = new Set(checkPassword(password, options.passwordPolicy).map(({ code }) => code));
  return (
    <ul id={id} className="w-account__rules" aria-label={say('rules')}>
      {options.passwordRules.map(({ code, text }) => {
        const met = password !== '' && !broken.has(code);
        return (
          <li key={code} data-met={met ? '' : undefined}>
            <Tick met={met} />
            {text}
            <span className="s-visually-hidden"> ({say(met ? 'met' : 'unmet')})</span>
          </li>
        );
      })}
    </ul>
  );
}

function Tick({ met }: { met: boolean }) {
  return (
    <svg width="16" height="16" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <g stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
        {met ? <path d="m5 12.5 4.5 4.5L19 7.5" /> : <circle cx="12" cy="12" r="4" />}
      </g>
    </svg>
  );
}
