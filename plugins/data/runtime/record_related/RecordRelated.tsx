import { Icon, Link, useText, type WidgetViewProps } from 'sala/runtime';
import type { Text } from 'sala/schemas';
import type { RelatedGroup, RelatedItem } from '../../shared/relatedAnswer.ts';
import { Status } from '../grid/Status.tsx';
import { AsideMissing } from '../record/AsideMissing.tsx';
import './record_related.css';

/** The records that refer to the record of the page, by collection, each with its latest. */
export function RecordRelated({ object, data }: WidgetViewProps<{ collection: string }>) {
  const say = useText(texts);
  const groups = data.related as unknown as RelatedGroup[] | null | undefined; // what data.related answers
  if (!groups) return <AsideMissing uid={object.uid} title={say('related')} />;
  const filled = groups.filter(({ count }) => count > 0);
  const empty = groups.filter(({ count, newPath }) => count === 0 && newPath);
  if (filled.length + empty.length === 0) return null;
  return (
    <section className="w-related" aria-label={say('related')}>
      <h2>{say('related')}</h2>
      {filled.map((group) => (
        <Group key={`${group.collection} ${group.by ?? ''}`} group={group} />
      ))}
      {empty.length > 0 && (
        <p className="w-related__new">
          {empty.map(({ collection, by, title, newPath = '' }) => (
            <Link key={`${collection} ${by ?? ''}`} to={newPath} className="s-button s-button--quiet s-button--small">
              <Icon name="plus" size={16} />
              {by ? `${title} (${by})` : title}
            </Link>
          ))}
        </p>
      )}
    </section>
  );
}

function Group({ group }: { group: RelatedGroup }) {
  const say = useText(texts);
  const { title, by, count, items, listPath, newPath } = group;
  return (
    <div className="w-related__group">
      <h3>
        {title} {by && <small>{by}</small>} <span className="w-related__count">{count}</span>
        {newPath && (
          <Link to={newPath} className="s-button s-button--quiet s-button--small">
            <Icon name="plus" size={16} />
            {say('add')}
            <span className="s-visually-hidden">{title}</span>
          </Link>
        )}
      </h3>
      <ul>
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
      {listPath && count > items.length && <Link to={listPath}>{say('all', { count: String(count) })}</Link>}
    </div>
  );
}

function Item({ item }: { item: RelatedItem }) {
  const { name, path, state, amount, date } = item;
  return (
    <li>
      <span className="w-related__name">{path ? <Link to={path}>{name}</Link> : name}</span>
      {state && <Status choice={state} />}
      <span className="w-related__date">{date}</span>
      <span className="w-related__amount">{amount}</span>
    </li>
  );
}

const texts = {
  related: { th: 'รายการที่เกี่ยวข้อง', en: 'Related' },
  add: { th: 'เพิ่ม', en: 'Add' },
  all: { th: 'ดูทั้งหมด {count} รายการ', en: 'See all {count}' },
} satisfies Record<string, Text>;
