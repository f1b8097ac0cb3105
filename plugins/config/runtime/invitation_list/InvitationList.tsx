import { useState } from 'react';
import { ConfirmDialog, useText, type WidgetViewProps } from 'sala/runtime';
import * as configWords from '../../shared/configWords.ts';
import { Panel } from '../parts/Panel.tsx';
import { useMoment } from '../parts/useMoment.ts';
import { useRoleName } from '../parts/useRoleName.ts';
import { useScreen } from '../parts/useScreen.ts';

const texts = {
  title: configWords.invitations,
  none: { th: 'ไม่มีคำเชิญที่รอตอบรับ', en: 'No invitation waits for an answer' },
  open: { th: 'รอตอบรับถึง {when}', en: 'open until {when}' },
  expired: { th: 'หมดอายุเมื่อ {when}', en: 'expired {when}' },
  send: { th: 'ส่งอีกครั้ง', en: 'Send again' },
  sendOf: { th: 'ส่งอีกครั้ง : {email}', en: 'Send again: {email}' },
  sent: { th: 'ส่งคำเชิญแล้ว ลิงก์เดิมใช้ไม่ได้แล้ว', en: 'Sent; the earlier link is dead' },
  cancel: { th: 'ยกเลิก', en: 'Withdraw' },
  cancelOf: { th: 'ยกเลิก : {email}', en: 'Withdraw: {email}' },
  cancelAsk: { th: 'ยกเลิกคำเชิญถึง {email}', en: 'Withdraw the invitation to {email}?' },
  cancelText: {
    th: 'ลิงก์ในอีเมลจะใช้ไม่ได้ทันที เชิญใหม่ได้ทุกเมื่อ',
    en: 'The mailed link dies at once. You may invite them again.',
  },
  cancelled: { th: 'ยกเลิกคำเชิญแล้ว', en: 'Withdrawn' },
};

interface Invitation {
  id: string;
  email: string;
  role: string;
  status: 'open' | 'expired' | 'accepted' | 'revoked';
  expiresAt: string;
}

/** Pending invitations. */
export function InvitationList({ object, data }: WidgetViewProps<object>) {
  const say = useText(texts);
  const tell = useMoment();
  const roleName = useRoleName();
  const answer = data?.invitations as unknown as { data: Invitation[] } | undefined; // what config.invitations answers
  const screen = useScreen(object.uid, answer !== undefined);
  const [asked, setAsked] = useState<Invitation>();
  const waiting = (answer?.data ?? []).filter(({ status }) => status === 'open' || status === 'expired');
  const path = (id: string) => `/api/invitations/${encodeURIComponent(id)}`;
  return (
    <Panel level={2} title={say('title')} {...screen.panel}>
      <div className="w-config__card">
        {answer && waiting.length === 0 && <p className="w-config__empty">{say('none')}</p>}
        <ul className="w-config__list w-config__list--padded">
          {waiting.map((invitation) => (
            <li key={invitation.id}>
              <span>
                <strong>{invitation.email}</strong>
                <small className="w-config__quiet">
                  {roleName(invitation.role)} ·{' '}
                  {say(invitation.status === 'open' ? 'open' : 'expired', { when: tell(invitation.expiresAt) })}
                </small>
              </span>
              <span className="w-config__line">
                <button
                  type="button"
                  className="s-button s-button--small s-button--outline"
                  aria-label={say('sendOf', { email: invitation.email })}
                  disabled={screen.busy}
                  onClick={() =>
                    screen.send({ method: 'POST', path: `${path(invitation.id)}/send`, done: say('sent') })
                  }
                >
                  {say('send')}
                </button>
                <button
                  type="button"
                  className="s-button s-button--small s-button--quiet"
                  aria-label={say('cancelOf', { email: invitation.email })}
                  disabled={screen.busy}
                  onClick={() => setAsked(invitation)}
                >
                  {say('cancel')}
                </button>
              </span>
            </li>
          ))}
        </ul>
      </div>
      {asked && (
        <ConfirmDialog
          title={say('cancelAsk', { email: asked.email })}
          text={say('cancelText')}
          action={say('cancel')}
          danger
          perform={() => screen.send({ method: 'DELETE', path: path(asked.id), done: say('cancelled') })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Panel>
  );
}
