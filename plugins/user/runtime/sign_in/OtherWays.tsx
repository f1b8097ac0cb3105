import { usePage, useText } from 'sala/runtime';
import { findReturnAddress } from '../parts/findNext.ts';
import type { SignInOptions } from '../parts/useSignInOptions.ts';
import { signInTexts } from './signInTexts.ts';

/** Sign-in providers of the site; shown after hydration, when they are known. */
export function OtherWays({ options, next }: { options?: SignInOptions; next: string }) {
  const say = useText(signInTexts);
  const { path } = usePage().route;
  if (!options || options.providers.length === 0) return null;
  const asked = findReturnAddress(next, path);
  // Without one the server decides by the role.
  const goal = (name: string) => (asked === undefined ? '' : `?${name}=${encodeURIComponent(asked)}`);
  return (
    <div className="w-sign_in__others">
      <p className="w-sign_in__or">{say('or')}</p>
      {options.providers.map(({ id, kind, title }) => (
        <a
          key={id}
          className="s-button s-button--outline"
          href={
            kind === 'ldap'
              ? `/user/ad${goal('next')}`
              : `/api/signin/oidc/${encodeURIComponent(id)}${goal('returnTo')}`
          }
        >
          {say('signInWith', { title })}
        </a>
      ))}
    </div>
  );
}
