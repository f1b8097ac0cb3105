import { addressHref, type ChangeAddress, useLanguage, useText } from 'sala/runtime';
import { noGroup } from '../../../shared/columns.ts';
import * as dataWords from '../../../shared/dataWords.ts';
import { writeFilterAddress } from '../../../shared/filter/filterAddress.ts';
import { formatNumber } from '../../../shared/formatValue.ts';
import type { ListAsk } from '../../../shared/list/listAddress.ts';
import type { ListAnswer } from '../../../shared/list/listAnswer.ts';
import { type GroupedList, groupClause, type ListGroup, toggleFold } from '../../../shared/list/listGroups.ts';
import { nothing } from '../../../shared/list/listViews.ts';
import { periodTitle } from '../../../shared/periodTitle.ts';
import type { GridGroup } from '../../grid/GridGroup.tsx';
import { tableTexts } from '../texts/tableTexts.ts';

interface Options {
  uid: string;
  answer: ListAnswer | undefined;
  ask: ListAsk;
  change: ChangeAddress;
}

/** The groups of a list for the grid: what they are called, and where folding and "show all" lead. */
export function useGroups({ uid, answer, ask, change }: Options): GridGroup[] | undefined {
  const say = useText({ ...tableTexts, yes: dataWords.yes, no: dataWords.no });
  const language = useLanguage();
  const grouped = answer?.grouped;
  if (!grouped) return undefined;
  const link = (changes: Record<string, string | undefined>, push: boolean) => ({
    href: addressHref(uid, changes),
    onPress: () => change(changes, { push }),
  });
  const titleOf = ({ key, title }: ListGroup): string => {
    if (grouped.kind === 'boolean') return say(key === 'true' ? 'yes' : 'no');
    if (key === noGroup) return say('withoutValue');
    const isMonth = grouped.kind === 'date' || grouped.kind === 'datetime';
    return isMonth ? periodTitle(key, 'month', language, 'full') : title || say('unnamedGroup');
  };
  return grouped.groups.map((group) => ({
    ...group,
    title: titleOf(group),
    toggle: link({ fold: toggleFold(grouped, group.key) }, false),
    ...(!group.folded &&
      group.count > group.shown && {
        more: {
          text: say('showGroup', { n: formatNumber(group.count, language) }),
          ...link({ where: narrowTo(grouped, group.key, ask), group: nothing, fold: undefined, page: undefined }, true),
        },
      }),
  }));
}

/** What the list is narrowed to already, and one group of it. */
function narrowTo(grouped: GroupedList, key: string, { where }: ListAsk): string {
  const own = { join: 'and' as const, clauses: [groupClause(grouped, key)] };
  // Groups of sentences are of one level: what was joined by "or" stays one of them only where it is alone.
  const groups = where.join === 'and' || where.groups.length < 2 ? where.groups : [mergeOr(where.groups)];
  return writeFilterAddress({ join: 'and', groups: [...groups, own] });
}

function mergeOr(groups: ListAsk['where']['groups']) {
  return { join: 'or' as const, clauses: groups.flatMap(({ clauses }) => clauses) };
}
