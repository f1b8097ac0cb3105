import type { ReactNode } from 'react';
import { useText, useWidgetData } from 'sala/runtime';
import { isJsonObject, type Json } from 'sala/schemas';
import { calendarTexts } from './calendarTexts.ts';
import './entry.css';

/** The states of a list: loading (skeleton), failed, empty, and truncated. */
export function ListState({ uid, answer, children }: { uid: string; answer: Json | undefined; children: ReactNode }) {
  const say = useText(calendarTexts);
  const { pending, error, refresh } = useWidgetData(uid);
  if (answer === undefined && pending) return <div className="w-entry-skeleton" aria-hidden="true" />;
  if (answer === undefined && error !== undefined)
    return (
      <div className="w-entry-failed" role="alert">
        <p>{say('failed')}</p>
        <button type="button" className="s-button s-button--outline s-button--small" onClick={refresh}>
          {say('retry')}
        </button>
      </div>
    );
  const { total, data } = isJsonObject(answer) ? answer : {};
  const shown = Array.isArray(data) ? data.length : 0;
  return (
    <>
      {typeof total === 'number' && total > shown && (
        <p className="w-entry-notice" data-failed>
          {say('limited', { n: shown, total })}
        </p>
      )}
      {children}
    </>
  );
}
