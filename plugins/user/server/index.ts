import { type Json, SalaError } from 'sala/schemas';
import { defineServer, type HouseQuestion, type SourceContext } from 'sala/server';

/** What the account screens show at their first paint: the answers of the calls by which they read it again. */
export const server = defineServer({
  sources: {
    options: ({ ask }) => ask('signIn.options'),
    account: ownAnswer('account'),
    secondFactor: ownAnswer('account.secondFactor'),
    sessions: ownAnswer('account.sessions'),
    identities: ownAnswer('account.identities'),
    signIns: ownAnswer('account.signIns', { limit: 10 }),
  },
});

/** Visitors, and whoever was let in for the owner, have no account to show: the same screens are drawn without. */
function ownAnswer(question: HouseQuestion, params = {}) {
  return async ({ ask, userId }: SourceContext): Promise<Json> => {
    if (userId === null) return null;
    try {
      return await ask(question, params);
    } catch (error) {
      if (error instanceof SalaError && error.status === 403) return null;
      throw error;
    }
  };
}
