import { useEffect } from 'react';
import { Icon, Link, useText, type WidgetViewProps } from 'sala/runtime';
import type { ListAnswer } from '../../shared/list/listAnswer.ts';
import { rememberList } from '../record/neighbours.ts';
import { recordTexts } from '../record/recordTexts.ts';
import { Table, type TableProperties } from '../table/Table.tsx';
import './record_list.css';

type Properties = Omit<TableProperties, 'dataSourceType' | 'inlineRows'> & { collection: string };

/** All records of a collection, with a button that adds one. */
export function RecordList({ object, ...rest }: WidgetViewProps<Properties>) {
  const say = useText(recordTexts);
  const answer = rest.data.list as unknown as ListAnswer | null | undefined; // what data.list answers
  const add = answer?.newPath;
  const { collection } = object;
  useEffect(() => {
    const ids = answer?.rows.map(({ id }) => String(id)) ?? [];
    if (ids.length > 0) rememberList(collection, { path: `${location.pathname}${location.search}`, ids });
  }, [answer, collection]);
  return (
    <section className="w-record-list">
      <header className="w-record-list__head">
        <h1>{object.title}</h1>
        {answer?.overviewPath && (
          <Link to={answer.overviewPath} className="s-button s-button--outline">
            <Icon name="chart-column" size={18} />
            {say('overview')}
          </Link>
        )}
        {add && (
          <Link to={add} className="s-button s-button--primary" aria-keyshortcuts="n">
            <Icon name="plus" size={18} />
            {say('newRecord', { title: answer?.newTitle ?? object.title })}
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
