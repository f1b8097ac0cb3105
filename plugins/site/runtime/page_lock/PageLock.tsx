import { type FormEvent, useId, useState } from 'react';
import {
  describeField,
  FieldFrame,
  Icon,
  useApi,
  useCallMessage,
  useNavigate,
  useText,
  type WidgetViewProps,
} from 'sala/runtime';
import { words } from 'sala/schemas';
import './page_lock.css';

const texts = {
  text: { th: 'กรุณากรอกรหัสผ่านเพื่อเปิดหน้านี้', en: 'Enter the password to open this page.' },
  password: words.password,
  enter: { th: 'เข้าสู่หน้านี้', en: 'Enter' },
};

/** Checks the password on the server; the page's content is fetched only afterwards. */
export function PageLock({ object }: WidgetViewProps<{ title: string }>) {
  const api = useApi();
  const navigate = useNavigate();
  const explain = useCallMessage();
  const say = useText(texts);
  const id = useId();
  const [state, setState] = useState<{ busy: boolean; refusal?: string }>({ busy: false });

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    // The browser's own bubble would say it in the language of the browser.
    if (password === '') return setState({ busy: false, refusal: say('text') });
    setState({ busy: true });
    try {
      await api('/api/page/unlock', { method: 'POST', body: { path: location.pathname, password } });
      navigate(location.href, { refresh: true });
    } catch (error) {
      setState({ busy: false, refusal: explain(error) });
    }
  }

  return (
    <section className="w-page_lock">
      <Icon name="lock" size={40} />
      <h1 className="w-page_lock__title">{object.title}</h1>
      <p className="w-page_lock__text">{say('text')}</p>
      <form className="w-page_lock__form" method="post" noValidate onSubmit={handleSubmit} aria-busy={state.busy}>
        <FieldFrame id={id} label={say('password')} error={state.refusal}>
          <input
            {...describeField({ id, error: state.refusal })}
            className="s-input"
            name="password"
            type="password"
            autoComplete="off"
            required
          />
        </FieldFrame>
        <button type="submit" className="s-button s-button--primary" disabled={state.busy}>
          {say('enter')}
        </button>
      </form>
    </section>
  );
}
