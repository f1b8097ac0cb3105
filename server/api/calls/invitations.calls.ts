import { readText } from '../../../schemas/index.ts';
import {
  accountLocked,
  busy,
  emailRefused,
  invitationExpired,
  nameRefused,
  passwordFrequent,
  passwordMissing,
  passwordRefused,
  phoneRefused,
  roleTooHigh,
  taken,
  wrongCredentials,
} from '../../identity/accounts.errors.ts';
import { messages } from '../../identity/accounts.messages.ts';
import { acceptInvitation } from '../../identity/people/acceptInvitation.ts';
import { findOpenInvitation, listInvitations, presentInvitation } from '../../identity/people/invitations.ts';
import { inviteAgain, invitePerson, withdrawInvitation } from '../../identity/people/invitePerson.ts';
import { roleExceeds } from '../../identity/roles/roles.errors.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { email, flag, list, maybe, nothing, object, oneOf, password, string, textOf, time } from '../call/fields.ts';
import { profile } from './profileFields.ts';
import { answerSignedIn, entryRefusals, session } from './sessionAnswer.ts';

const invitation = object({
  id: string,
  email: string,
  role: string,
  status: oneOf('open', 'accepted', 'revoked', 'expired'),
  invitedBy: maybe(string),
  createdAt: time,
  expiresAt: time,
  acceptedAt: maybe(time),
});
const token = textOf(200);
const ticketRate = { name: 'ticket', per: 'address' } as const;
const beside = { message: string };

/** Inviting people to a site by mail, and accepting an invitation. */
export const invitationCalls: CallGroup = {
  name: 'Invitations',
  title: { th: 'คำเชิญ', en: 'Invitations' },
  calls: [
    defineCall({
      id: 'listInvitations',
      method: 'get',
      path: '/api/invitations',
      summary: { th: 'คำเชิญ', en: 'Invitations' },
      who: 'administrator',
      asked: true,
      answer: list(invitation),
      handle: async ({ visit }) => ({ data: (await listInvitations(visit.db)).map(presentInvitation) }),
    }),
    defineCall({
      id: 'invitePerson',
      method: 'post',
      path: '/api/invitations',
      summary: { th: 'เชิญทางอีเมล', en: 'Invite somebody by mail' },
      who: 'administrator',
      audit: { within: ['invitation.created'] },
      body: { email, role: textOf(40, { example: 'user' }) },
      limits: { budget: 'mails', body: '16kb' },
      answer: invitation,
      beside,
      status: 201,
      errors: [emailRefused, roleTooHigh, roleExceeds, invitationExpired],
      handle: async ({ app, visit, session, body: { email, role } }) => {
        const made = await invitePerson(app, visit, { session, email, role });
        return { message: readText(messages.invited, visit.language), data: presentInvitation(made) };
      },
    }),
    defineCall({
      id: 'resendInvitation',
      method: 'post',
      path: '/api/invitations/:id/send',
      summary: { th: 'ส่งคำเชิญอีกครั้ง', en: 'Send an invitation again' },
      who: 'administrator',
      audit: { within: ['invitation.created'] },
      limits: { budget: 'mails' },
      answer: invitation,
      beside,
      errors: [invitationExpired, roleTooHigh, roleExceeds, emailRefused],
      handle: async ({ app, visit, session, params }) => {
        const made = await inviteAgain(app, visit, { session, id: params.id });
        return { message: readText(messages.invited, visit.language), data: presentInvitation(made) };
      },
    }),
    defineCall({
      id: 'withdrawInvitation',
      method: 'delete',
      path: '/api/invitations/:id',
      summary: { th: 'ยกเลิกคำเชิญ', en: 'Withdraw an invitation' },
      who: 'administrator',
      audit: { within: ['invitation.revoked'] },
      answer: nothing,
      errors: [invitationExpired],
      handle: async ({ visit, params }) => {
        await withdrawInvitation(visit, params.id);
        return { data: null };
      },
    }),
    defineCall({
      id: 'readInvitation',
      method: 'get',
      path: '/api/invitation',
      summary: { th: 'คำเชิญของลิงก์นี้', en: 'The invitation of a link' },
      parameters: { token: { th: 'โทเคนในลิงก์ของคำเชิญ', en: 'Token of the link of the invitation' } },
      who: 'anyone',
      query: { token },
      limits: { rate: ticketRate },
      answer: object({ email: string, role: string, site: string, expiresAt: time }),
      cache: 'no-store',
      errors: [invitationExpired],
      handle: async ({ visit, query }) => {
        const found = await findOpenInvitation(visit.db, query.token);
        if (!found) throw invitationExpired();
        const { email, role, expires_at } = found;
        return { data: { email, role, site: visit.site.name, expiresAt: expires_at } };
      },
    }),
    defineCall({
      id: 'acceptInvitation',
      method: 'post',
      path: '/api/invitation/accept',
      summary: { th: 'ตอบรับคำเชิญ', en: 'Accept an invitation' },
      who: 'anyone',
      audit: { within: ['invitation.accepted'] },
      body: { token, 'existing?': flag, 'password?': password, ...profile },
      limits: { body: '32kb', rate: ticketRate },
      answer: session,
      beside,
      cache: 'no-store',
      errors: [
        invitationExpired,
        wrongCredentials,
        accountLocked,
        passwordMissing,
        passwordFrequent,
        passwordRefused,
        nameRefused,
        phoneRefused,
        taken,
        busy,
        ...entryRefusals,
      ],
      handle: async ({ app, visit, body }) => {
        await acceptInvitation(app, visit, body);
        return answerSignedIn(visit);
      },
    }),
  ],
};
