import { useText } from 'sala/runtime';
import { formatDate } from '../../shared/formatValue.ts';
import { useFormat } from '../grid/useFormat.ts';
import { recordTexts } from '../record/recordTexts.ts';
import type { Merge } from './useMerge.ts';
import type { useRecordDraft } from './useRecordDraft.ts';

interface Props {
  draft: ReturnType<typeof useRecordDraft>['found'];
  merge: Merge;
  onDiscard: () => void;
}

/** What the person should know of the form: a draft that came back, a version that somebody else saved. */
export function FormNotices({ draft, merge, onDiscard }: Props) {
  const say = useText(recordTexts);
  const format = useFormat();
  const time = draft ? formatDate(draft.at, 'datetime', format) : '';
  const compare = (open: () => Promise<void>) => (
    <button type="button" onClick={() => void open().catch(() => undefined)}>
      {say('compare')}
    </button>
  );
  return (
    <div className="w-record-form__notices" role="status">
      {draft && (
        <p>
          {say(draft.isOutdated ? 'outdatedDraft' : 'restored', { time })}
          {draft.isOutdated && compare(merge.openDraft)}
          <button type="button" onClick={onDiscard}>
            {say('discardDraft')}
          </button>
        </p>
      )}
      {merge.isBehind && (
        <p>
          {say('changedByOther')}
          {compare(() => merge.open(false))}
        </p>
      )}
      {merge.isUpdated && !merge.isBehind && <p>{say('updatedByOther')}</p>}
    </div>
  );
}
