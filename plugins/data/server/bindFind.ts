import { bindVariables } from 'sala/engine';
import type { Condition } from 'sala/schemas';
import type { SourceContext } from 'sala/server';

/** A builder's condition with what its variables stand for: the reader, the site, the parameters of the page's path. */
export function bindFind({ records, params }: SourceContext, find: Condition): Condition {
  const { site, actor } = records.context;
  return bindVariables(find, {
    user: actor.userId === null ? undefined : { id: actor.userId, role: actor.role },
    site: { id: site.id, name: site.name },
    route: params,
  });
}
