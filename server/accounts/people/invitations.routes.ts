import { canGiveRole, rankRole } from '../../../engine/people/rankRole.ts';
import { isEmailAddress, registrationTexts } from '../../../engine/registration/checkRegistration.ts';
import { defineError, fillText, readText as readMessage, roles } from '../../../schemas/index.ts';
import { answerRead } from '../../asking/houseRead.ts';
import type { Context } from '../../http/context.ts';
import { readBody } from '../../http/readBody.ts';
import type { Router } from '../../http/router.ts';
import { queueMail, wakeMailer } from '../../mail/mailQueue.ts';
import type { AccountParts } from '../accountParts.ts';
import { invitationDead, roleTooHigh } from '../accounts.errors.ts';
import { messages } from '../accounts.messages.ts';
import { readText } from '../readInput.ts';
import { requireAdministrator } from '../requirePerson.ts';
import { readOrigin } from '../siteAddress.ts';
import { writeAudit } from '../writeAudit.ts';
import {
  createInvitation,
  findInvitation,
  type Invitation,
  presentInvitation,
  revokeInvitation,
} from './invitations.ts';
import { peopleReads } from './people.reads.ts';

const emailRefused = defineError('email_refused', 400, registrationTexts.email);

/** Asking people in: by mail, with the role they will have. */
export function addInvitationRoutes(router: Router, parts: AccountParts): void {
  const { app } = parts;

  router.get('/api/invitations', answerRead(app, peopleReads.invitations));

  router.post('/api/invitations', async (context) => {
    requireAdministrator(context);
    const body = await readBody(context, '16kb');
    const email = readText(body, 'email').toLowerCase();
    if (!isEmailAddress(email)) throw emailRefused();
    const invitation = await invite(parts, context, { email, role: readText(body, 'role', 40) });
    context.status = 201;
    context.body = {
      status: 201,
      message: readMessage(messages.invited, context.state.language),
      data: presentInvitation(invitation),
    };
  });

  router.post('/api/invitations/:id/send', async (context) => {
    requireAdministrator(context);
    const old = await findInvitation(app.db.site(context.state.site.id), context.params.id ?? '');
    if (!old || old.accepted_at) throw invitationDead();
    const invitation = await invite(parts, context, { email: old.email, role: old.role });
    context.body = {
      status: 200,
      message: readMessage(messages.invited, context.state.language),
      data: presentInvitation(invitation),
    };
  });

  router.delete('/api/invitations/:id', async (context) => {
    requireAdministrator(context);
    const id = context.params.id ?? '';
    await app.db.site(context.state.site.id).transaction(async (tx) => {
      if (!(await revokeInvitation(tx, id))) throw invitationDead();
      await writeAudit(tx, context, { action: 'invitation.revoked', targetKind: 'invitation', targetId: id });
    });
    context.body = { status: 200, data: null };
  });
}

async function invite(
  { app, limits }: AccountParts,
  context: Context,
  { email, role }: { email: string; role: string },
): Promise<Invitation> {
  const session = requireAdministrator(context);
  const { site } = context.state;
  if (!canGiveRole(session.role, role)) throw roleTooHigh({ role });
  await limits.consume('mailToAddress', `${site.id} ${email}`);
  const invitation = await app.db.site(site.id).transaction(async (tx) => {
    const { id, token } = await createInvitation(tx, { email, role, invitedBy: session.userId });
    await queueMail(app, tx, {
      kind: 'invitation',
      to: email,
      language: context.state.language,
      content: writeContent(context, { inviter: session.name, role }),
      link: `${readOrigin(app, context)}/user/register?invitation=${token}`,
      // Whoever may give the role may also see the link that gives it.
      linkRank: rankRole(role) - 1,
    });
    await writeAudit(tx, context, {
      action: 'invitation.created',
      targetKind: 'invitation',
      targetId: id,
      changes: { email, role },
    });
    return findInvitation(tx, id);
  });
  await wakeMailer(app);
  if (!invitation) throw invitationDead();
  return invitation;
}

function writeContent(context: Context, { inviter, role }: { inviter: string; role: string }) {
  const { language, site } = context.state;
  const params = { site: site.name, inviter, role: readMessage(roles[role] ?? role, language) };
  const say = (key: keyof typeof texts) => fillText(readMessage(texts[key], language), params);
  return { subject: say('subject'), paragraphs: [say('what'), say('howLong')], button: say('button') };
}

const texts = {
  subject: { th: 'คำเชิญเข้าร่วม {site}', en: 'You are invited to {site}' },
  what: {
    th: '{inviter} เชิญคุณเข้าร่วม {site} ในบทบาท {role}',
    en: '{inviter} invites you to {site} in the role {role}.',
  },
  howLong: {
    th: 'ลิงก์นี้ใช้ได้ครั้งเดียวภายใน 7 วัน',
    en: 'The link works once, within 7 days.',
  },
  button: { th: 'ตอบรับคำเชิญ', en: 'Accept' },
};
