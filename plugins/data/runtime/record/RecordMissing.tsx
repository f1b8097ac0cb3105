import { useText, useWidgetData } from 'sala/runtime';
import { GridSkeleton } from '../grid/GridSkeleton.tsx';
import { Notice } from '../parts/Notice.tsx';
import { recordTexts } from './recordTexts.ts';

/** In place of a record that is not there: still loading, failed, or not for this reader. */
export function RecordMissing({ uid }: { uid: string }) {
  const say = useText(recordTexts);
  const { pending, error, refresh } = useWidgetData(uid);
  if (pending) return <GridSkeleton label={say('loading')} />;
  if (error === undefined) return <Notice text={say('missing')} icon="search-x" />;
  return (
    <Notice
      text={say('failed')}
      icon="triangle-alert"
      failed
      action={
        <button type="button" className="s-button s-button--outline s-button--small" onClick={refresh}>
          {say('tryAgain')}
        </button>
      }
    />
  );
}
