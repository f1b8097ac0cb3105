import { type JsonObject, readText, type Text } from 'sala/schemas';
import type { SourceContext } from 'sala/server';

const states: Record<string, Text> = {
  open: { th: 'รอตอบรับ', en: 'Waits for an answer' },
  expired: { th: 'หมดอายุ', en: 'Expired' },
};

/** The invitations that nobody has accepted, with their roles and states in words. */
export async function readInvitations({ ask, records, language }: SourceContext): Promise<JsonObject[]> {
  const { data } = (await ask('listInvitations')) as { data: JsonObject[] }; // the answer of the call
  return data.flatMap((invitation) => {
    const state = states[String(invitation.status)];
    if (!state) return [];
    return [
      {
        ...invitation,
        roleTitle: readText(records.roleTitle(String(invitation.role)), language),
        statusTitle: readText(state, language),
      },
    ];
  });
}
