import { useEffect, useState } from 'react';
import { Icon, Link, useText } from 'sala/runtime';
import type { RecordAnswer } from '../../shared/recordAnswer.ts';
import { recallList, type SeenList } from '../record/neighbours.ts';
import { recordTexts } from '../record/recordTexts.ts';

/** The way back to the list, and the records beside this one in its order. */
export function Neighbours({ answer }: { answer: RecordAnswer }) {
  const say = useText(recordTexts);
  const { collection, paths, title } = answer;
  const id = String(answer.record?.id);
  const [list, setList] = useState<SeenList>();
  useEffect(() => setList(recallList(collection)), [collection]);
  const at = list?.ids.indexOf(id) ?? -1;
  const pathOf = (other: string | undefined) =>
    other === undefined ? undefined : paths.detail?.replace(encodeURIComponent(id), encodeURIComponent(other));
  return (
    <nav className="w-record-head__way" aria-label={title}>
      {paths.list && (
        <Link to={list?.path ?? paths.list}>
          <Icon name="arrow-left" size={16} />
          {title}
        </Link>
      )}
      {list && at >= 0 && list.ids.length > 1 && (
        <span className="w-record-head__beside">
          <Beside path={pathOf(list.ids[at - 1])} icon="chevron-up" label={say('previous')} />
          <Beside path={pathOf(list.ids[at + 1])} icon="chevron-down" label={say('next')} />
          <span>{say('position', { at: String(at + 1), count: String(list.ids.length) })}</span>
        </span>
      )}
    </nav>
  );
}

function Beside({ path, icon, label }: { path: string | undefined; icon: string; label: string }) {
  if (!path) return null;
  return (
    <Link to={path} aria-label={label} title={label}>
      <Icon name={icon} size={18} />
    </Link>
  );
}
