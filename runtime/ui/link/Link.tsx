import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { readLink } from '../../../engine/content/readLink.ts';
import { useText } from '../../language/useText.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A URL as people type it: another site when it begins with http, else a route of this one. */
  to: string;
  children: ReactNode;
}

/**
 * A link. Links of this site need no handler: the runtime intercepts their clicks, and without scripts the browser
 * follows them.
 */
export function Link({ to, target, children, ...rest }: LinkProps) {
  const say = useText();
  const { href, external } = readLink(to);
  if (href === '') return <span {...rest}>{children}</span>;
  const newWindow = target === '_blank';
  return (
    <a {...rest} href={href} target={target} rel={external || newWindow ? 'noopener noreferrer' : undefined}>
      {children}
      {newWindow && <span className="s-visually-hidden"> ({say('newWindow')})</span>}
    </a>
  );
}
