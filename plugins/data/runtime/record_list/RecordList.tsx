import { useEffect } from 'react';
import { inSentence } from 'sala/engine';
import { Icon, Link, useText, type WidgetViewProps } from 'sala/runtime';
import type { ListAnswer } from '../../shared/list/listAnswer.ts';
import { rememberList } from '../record/neighbours.ts';
import { recordTexts } from '../record/recordTexts.ts';
import { Table } from '../table/Table.tsx';
import type { TableProperties } from '../table/tableProperties.ts';
import './record_list.css';

type Properties = Omit<TableProperties, 'dataSourceType' | 'inlineRows'> & {
  collection: string;
  addPath: string;
  addLabel: string;
};

/** All records of a collection, with a button that adds one. */
export function RecordList({ object, ...rest }: WidgetViewProps<Properties>) {
  const say = useText(recordTexts);
  const answer = rest.data.list as unknown as ListAnswer | null | undefined; // what data.list answers
  const { collection, uid, addPath, addLabel } = object;
  const add = addPath || answer?.newPath;
  useEffect(() => {
    if (!answer || answer.rows.length === 0) return;
    const { rows, grouped, page, limit, total } = answer;
    const ids = rows.map(({ id }) => String(id));
    const path = `${location.pathname}${withoutDialog(location.search, uid)}`;
    // Groups have an order of their own: what follows their rows is not asked for.
    const place = grouped ? { first: 1, total: ids.length } : { first: (page - 1) * limit + 1, total };
    rememberList(collection, { path, uid, ids, ...place });
  }, [answer, collection, uid]);
  return (
    <section className="w-record-list">
      <header className="w-record-list__head">
        <h1>{object.title}</h1>
        {answer?.boardPath && <View to={answer.boardPath} icon="square-kanban" word={say('board')} />}
        {answer?.overviewPath && <View to={answer.overviewPath} icon="chart-column" word={say('overview')} />}
        {add && (
          <Link to={add} className="s-button s-button--primary" aria-keyshortcuts="n">
            <Icon name="plus" size={18} />
            {addLabel || answer?.addLabel || say('newRecord', { title: inSentence(answer?.newTitle ?? object.title) })}
          </Link>
        )}
      </header>
      <Table
        {...rest}
        object={{ ...object, label: object.title, title: '', dataSourceType: 'collection', inlineRows: '' }}
      />
    </section>
  );
}

/** Another page with the same records. */
function View({ to, icon, word }: { to: string; icon: string; word: string }) {
  return (
    <Link to={to} className="s-button s-button--outline">
      <Icon name={icon} size={18} />
      <span className="w-record-list__word">{word}</span>
    </Link>
  );
}

/** The way back leads to the list, not into a dialog that was open. */
function withoutDialog(query: string, uid: string): string {
  const search = new URLSearchParams(query);
  if (!search.has(`${uid}.dialog`)) return query;
  search.delete(`${uid}.dialog`);
  return search.size > 0 ? `?${search}` : '';
}
