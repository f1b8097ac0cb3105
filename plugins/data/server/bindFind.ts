import { bindVariables } from 'sala/engine';
import type { Condition } from 'sala/schemas';
import type { SourceContext } from 'sala/server';

/** Replaces the variables in a builder's condition: the reader, the site, the parameters of the page's path. */
export function bindFind({ site, person, params, now }: SourceContext, find: Condition): Condition {
  return bindVariables(find, {
    user: person.id === null ? undefined : { id: person.id, role: person.role },
    site: { id: site.id, name: site.name },
    route: params,
    now,
  });
}
