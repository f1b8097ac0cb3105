import { useMemo } from 'react';
import { inSentence } from 'sala/engine';
import { Dialog, EmbeddedPage, useText } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import { GridSkeleton } from '../grid/GridSkeleton.tsx';
import { Notice } from '../parts/Notice.tsx';
import { RecordFormHostContext } from '../record/RecordFormHost.ts';
import { recordTexts } from '../record/recordTexts.ts';

interface Props {
  /** Of the page on which such a record is made. */
  path: string;
  /** What is filled in already. */
  given: Record<string, string>;
  title: string;
  onMade: (record: JsonObject) => void;
  onClose: () => void;
}

/** Makes the record that is missing without leaving the form that needs it. */
export function NewRecordDialog({ path, given, title, onMade, onClose }: Props) {
  const say = useText(recordTexts);
  const query = new URLSearchParams(given).toString();
  const host = useMemo(() => ({ onSaved: onMade, onCancel: onClose }), [onMade, onClose]);
  return (
    <Dialog title={say('newRecord', { title: inSentence(title) })} size="wide" onClose={onClose}>
      <RecordFormHostContext value={host}>
        <EmbeddedPage
          path={query ? `${path}?${query}` : path}
          waiting={<GridSkeleton label={say('loading')} />}
          failed={<Notice text={say('failed')} icon="triangle-alert" failed />}
        />
      </RecordFormHostContext>
    </Dialog>
  );
}
