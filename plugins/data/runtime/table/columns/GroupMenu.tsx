import { type ChangeAddress, Icon, Menu, useText } from 'sala/runtime';
import type { ListAsk } from '../../../shared/list/listAddress.ts';
import type { ListAnswer } from '../../../shared/list/listAnswer.ts';
import { writeFold } from '../../../shared/list/listGroups.ts';
import { nothing } from '../../../shared/list/listViews.ts';
import { tableTexts } from '../texts/tableTexts.ts';

interface Props {
  ask: ListAsk;
  answer: ListAnswer;
  change: ChangeAddress;
}

/** Chooses the field by which rows are grouped. */
export function GroupMenu({ ask, answer, change }: Props) {
  const say = useText(tableTexts);
  const fields = (answer.fields ?? answer.columns).filter(({ groupable }) => groupable);
  if (fields.length === 0) return null;
  const { grouped } = answer;
  const current = fields.find(({ field }) => field === grouped?.field);
  const fold = (keys: string[]) => change({ fold: writeFold(keys) });
  return (
    <Menu
      label={say('group')}
      className="w-table__tool"
      sections={[
        {
          id: 'fields',
          title: say('groupBy'),
          entries: [
            { id: nothing, title: say('groupNone') },
            ...fields.map(({ field, title, kind }) => ({
              id: field,
              title: kind === 'date' || kind === 'datetime' ? say('groupMonth', { title }) : title,
            })),
          ],
          ticks: 'one',
          ticked: [current?.field ?? nothing],
          onPress: (id) =>
            change({ group: id === nothing && ask.group === '' ? undefined : id, fold: undefined, page: undefined }),
        },
        ...(grouped
          ? [
              {
                id: 'fold',
                entries: [
                  { id: 'all', title: say('foldAll') },
                  { id: 'none', title: say('unfoldAll') },
                ],
                onPress: (id: string) => fold(id === 'all' ? grouped.groups.map(({ key }) => key) : []),
              },
            ]
          : []),
      ]}
    >
      <Icon name="layers" size={18} />
      {current ? say('groupedBy', { title: current.title }) : say('group')}
    </Menu>
  );
}
