import type { Json, PublicSession, PublicSite } from '../../../schemas/index.ts';
import type { BindingFacts } from '../binding/fillTemplate.ts';

/** What conditions of a page may refer to, apart from the form. */
export interface PageFacts {
  user: { [name: string]: Json };
  site: { [name: string]: Json };
  route: { [name: string]: Json };
  /** The record that the page is about. */
  record?: { [name: string]: Json };
  /** The record that this part of the page is repeated for. */
  item?: { [name: string]: Json };
}

/** The facts of a visit, the same on the server and in the browser. A visitor who is not signed in has only a role. */
export function readPageFacts(visit: {
  session: PublicSession;
  site: PublicSite;
  params: Record<string, string>;
  record?: { [name: string]: Json };
}): PageFacts {
  const { user, role } = visit.session;
  const { id, name, type, language, plugins } = visit.site;
  const person: PageFacts['user'] = user ? { id: user.id, name: user.name, email: user.email } : {};
  return {
    user: { ...person, role },
    site: { id, name, type, language, plugins },
    route: visit.params,
    ...(visit.record && { record: visit.record }),
  };
}

/** What texts may name beside that: the picture of the person, and the time. */
export function readTextFacts(facts: PageFacts, { user }: PublicSession, now: Date = new Date()): BindingFacts {
  return {
    ...facts,
    user: user?.avatar ? { ...facts.user, avatar: user.avatar } : facts.user,
    now: now.toISOString(),
  };
}
