import { useState } from 'react';
import { FoldTitle, showToast, useApi, useCallMessage, useLanguage, useText } from 'sala/runtime';
import { PostDate } from '../PostDate.tsx';
import { type TrashedPage, titleOf } from './pageEntry.ts';
import { pageTexts } from './pageTexts.ts';

/** The pages that were deleted, to bring back. */
export function TrashedPages({ pages, onChange }: { pages: TrashedPage[]; onChange: () => void }) {
  const api = useApi();
  const say = useText(pageTexts);
  const language = useLanguage();
  const explain = useCallMessage();
  const [busy, setBusy] = useState(false);
  async function restore(key: string) {
    setBusy(true);
    try {
      await api('/api/pages/restore', { method: 'POST', body: { key } });
      showToast({ title: say('restored'), kind: 'success' });
      onChange();
    } catch (refusal) {
      showToast({ title: explain(refusal), kind: 'error' });
    } finally {
      setBusy(false);
    }
  }
  if (pages.length === 0) return null;
  return (
    <details className="w-pages__trash">
      <FoldTitle>{say('trash', { count: pages.length })}</FoldTitle>
      <ul className="w-pages__list">
        {pages.map(({ key, formerKey, title, deletedAt }) => {
          const slug = formerKey.slice(formerKey.indexOf('/') + 1);
          const name = titleOf({ title: title ?? slug, slug }, language);
          return (
            <li key={key} className="w-pages__line">
              <div>
                <strong>{name}</strong>
                <span className="w-pages__path">{slug}</span>
              </div>
              <span />
              <PostDate value={deletedAt} withTime />
              <button
                type="button"
                className="s-button s-button--outline s-button--small"
                disabled={busy}
                aria-label={`${say('restore')} ${name}`}
                onClick={() => restore(key)}
              >
                {say('restore')}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
