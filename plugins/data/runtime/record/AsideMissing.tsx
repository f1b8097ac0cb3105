import { useText, useWidgetData } from 'sala/runtime';
import { recordTexts } from './recordTexts.ts';
import './aside.css';

/** In place of what stands beside a record and could not be read; nothing where there is nothing to read. */
export function AsideMissing({ uid, title }: { uid: string; title: string }) {
  const say = useText(recordTexts);
  const { error, pending, refresh } = useWidgetData(uid);
  if (error === undefined) return null;
  return (
    <section className="w-aside" aria-label={title} aria-busy={pending || undefined}>
      <h2>{title}</h2>
      <p className="w-aside__none" role="status">
        {say('failed')}
      </p>
      <button
        type="button"
        className="s-button s-button--outline s-button--small w-aside__again"
        disabled={pending}
        onClick={refresh}
      >
        {say('tryAgain')}
      </button>
    </section>
  );
}
