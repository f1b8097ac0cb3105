import { useEffect } from 'react';
import {
  Link,
  useNavigate,
  usePage,
  useRuntime,
  useSession,
  useSite,
  useText,
  type WidgetViewProps,
} from 'sala/runtime';
import { words } from 'sala/schemas';
import { AccessAlert } from './AccessAlert.tsx';
import './authen.css';

interface Properties {
  check: 'user' | 'guest';
  condition: 'redirect' | 'popup' | 'block';
  redirect: string;
  message: string;
}

/** Draws rows that the server included; those who fail the check got none, and are redirected or shown a message. */
export function Authen({ object, renderRows }: WidgetViewProps<Properties>) {
  const { check, condition, message } = object;
  const { user } = useSession();
  const { editing } = useRuntime();
  const say = useText(texts);
  if (editing || (user !== null) === (check === 'user')) return renderRows();
  if (condition === 'redirect') return <Redirect object={object} />;
  if (condition === 'block') return <p className="w-authen">{say('blocked')}</p>;
  return <AccessAlert title={say('blocked')} message={message} closeLabel={say('close')} />;
}

/** Redirects; without scripts a link is shown. */
function Redirect({ object: { redirect, check } }: { object: Properties }) {
  const say = useText(texts);
  const navigate = useNavigate();
  const { userMenuEndpoint } = useSite();
  const { canonical } = usePage().meta;
  const target = resolveTarget(redirect, {
    check,
    endpoint: userMenuEndpoint,
    from: canonical ? new URL(canonical).pathname : undefined,
  });
  useEffect(() => {
    void navigate(target, { replace: true });
  }, [navigate, target]);
  return (
    <p className="w-authen" role="status">
      <span>{say(check === 'user' ? 'signInFirst' : 'signedInAlready')}</span>
      <Link to={target} className="s-button s-button--primary">
        {say('go')}
      </Link>
    </p>
  );
}

/** `/login` is the sign-in page, which returns here; signed-in visitors are not sent there. */
export function resolveTarget(
  redirect: string,
  { check, endpoint, from }: { check: 'user' | 'guest'; endpoint: string; from?: string },
): string {
  const wanted = redirect || '/login';
  if (wanted !== '/login') return wanted;
  if (check === 'guest') return '/';
  const base = `/${endpoint || 'user'}`.replace(/^\/+/, '/');
  return `${base}/login${from && from !== '/' ? `?next=${encodeURIComponent(from)}` : ''}`;
}

const texts = {
  blocked: { th: 'ปิดกั้นการเข้าถึง', en: 'Access blocked.' },
  signInFirst: { th: 'กรุณาเข้าสู่ระบบเพื่อดูเนื้อหานี้', en: 'Please sign in to view this content.' },
  signedInAlready: { th: 'คุณเข้าสู่ระบบแล้ว', en: 'You are signed in already.' },
  go: { th: 'ไปต่อ', en: 'Continue' },
  close: words.close,
};
