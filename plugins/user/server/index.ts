import { type Json, SalaError } from 'sala/schemas';
import { defineServer, type SourceContext } from 'sala/server';
import { tellApprovers, tellAsker } from './tellApprovers.ts';

/** Data of the first paint of each account screen: the answers of the calls by which they are read again. */
export const server = defineServer({
  effects: { 'approval.ask': tellApprovers, 'approval.tell': tellAsker },
  sources: {
    options: ({ ask }) => ask('readSignInOptions'),
    account: ownAnswer('readAccount'),
    noticePreference: ownAnswer('readNoticePreference'),
    secondFactor: ownAnswer('readSecondFactor'),
    sessions: ownAnswer('listOwnSessions'),
    identities: ownAnswer('listIdentities'),
    signIns: ownAnswer('listOwnSignIns', { limit: 10 }),
  },
});

/** The answer of a call; null for visitors and in sessions by a bypass link, where the screens are drawn without an account. */
function ownAnswer(call: string, params = {}) {
  return async ({ ask, person }: SourceContext): Promise<Json> => {
    if (person.id === null) return null;
    try {
      return await ask(call, params);
    } catch (error) {
      if (error instanceof SalaError && error.status === 403) return null;
      throw error;
    }
  };
}
