import { usePage, useText } from 'sala/runtime';
import { findNext } from '../parts/findNext.ts';
import type { SignInOptions } from '../parts/useSignInOptions.ts';
import { signInTexts } from './signInTexts.ts';

/** Sign-in providers of the site; shown after hydration, when they are known. */
export function OtherWays({ options, next }: { options?: SignInOptions; next: string }) {
  const say = useText(signInTexts);
  const { path } = usePage().route;
  if (!options || options.providers.length === 0) return null;
  const goal = encodeURIComponent(findNext(next || readNext(), path));
  return (
    <div className="w-sign_in__others">
      <p className="w-sign_in__or">{say('or')}</p>
      {options.providers.map(({ id, kind, title }) => (
        <a
          key={id}
          className="s-button s-button--outline"
          href={
            kind === 'ldap' ? `/user/ad?next=${goal}` : `/api/signin/oidc/${encodeURIComponent(id)}?returnTo=${goal}`
          }
        >
          {say('signInWith', { title })}
        </a>
      ))}
    </div>
  );
}

/** After signing in with a provider people land on their account page, unless `next` says otherwise. */
function readNext(): string {
  const asked = new URLSearchParams(location.search).get('next');
  return asked ?? (/\/(login|ad)$/.test(location.pathname) ? '/user/profile' : '');
}
