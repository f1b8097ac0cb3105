import { ConfirmDialog, useText } from 'sala/runtime';
import type { ListAnswer, RowEvent } from '../../../shared/list/listAnswer.ts';
import type { RowCall } from '../../../shared/list/rowCalls.ts';
import type { RecordField } from '../../../shared/recordAnswer.ts';
import { AskCall } from '../rows/AskCall.tsx';
import { bulkTexts } from '../texts/bulkTexts.ts';
import { tableTexts } from '../texts/tableTexts.ts';
import { AskEvent } from './AskEvent.tsx';
import { SetField } from './SetField.tsx';
import type { BulkAction, Chosen } from './useBulk.ts';

/** What somebody wants to do with many rows and is asked about first. */
export type Asked = RowEvent | RowCall | 'delete' | 'restore' | 'set';

interface Props {
  asked: Asked;
  answer: ListAnswer;
  chosen: Chosen;
  /** How many rows, as text. */
  n: string;
  changeable: readonly RecordField[];
  perform: (action: BulkAction) => void;
  onClose: () => void;
}

/** The question before something is done with many rows, with the fields that it needs. */
export function BulkQuestion({ asked, answer, chosen, n, changeable, perform, onClose }: Props) {
  const say = useText({ ...tableTexts, ...bulkTexts });
  if (asked === 'set')
    return <SetField fields={changeable} n={n} onSet={(data) => perform({ op: 'update', data })} onClose={onClose} />;
  if (asked === 'delete' || asked === 'restore')
    return (
      <ConfirmDialog
        title={say(`${asked}Ask`, { n })}
        text={say(`${asked}Text`)}
        action={say(`${asked}Action`, { n })}
        danger={asked === 'delete'}
        perform={() => perform({ op: asked })}
        onClose={onClose}
      />
    );
  if ('path' in asked)
    return (
      <AskCall
        {...{ answer, onClose }}
        call={asked}
        title={say('confirmEvent', { event: asked.title, n })}
        action={say('confirmAction', { event: asked.title, n })}
        perform={(value) => perform({ op: 'call', call: asked, asked: value })}
      />
    );
  return <AskEvent {...{ answer, chosen, n, perform, onClose }} event={asked} />;
}
