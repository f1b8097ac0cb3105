import { Dialog, type LeaveQuestion, useText } from 'sala/runtime';
import { recordTexts } from '../record/recordTexts.ts';

interface Props {
  question: LeaveQuestion;
  /** Titles of what was changed. */
  fields: string[];
  /** Answers whether it is saved. */
  onSave: () => Promise<boolean>;
  onDiscard: () => void;
}

const mostNamed = 3;

/** Asks before unsaved changes are lost, and names them. */
export function LeaveDialog({ question, fields, onSave, onDiscard }: Props) {
  const say = useText(recordTexts);
  const named = fields.slice(0, mostNamed).join(', ');
  const more = fields.length - mostNamed;
  const all = more > 0 ? say('andMore', { fields: named, n: more }) : named;
  return (
    <Dialog
      role="alertdialog"
      title={say('leaveAsk')}
      text={say('leaveText', { fields: all })}
      onClose={question.stay}
      actions={
        <>
          <button
            type="button"
            className="s-button s-button--quiet"
            onClick={() => {
              onDiscard();
              question.leave();
            }}
          >
            {say('discard')}
          </button>
          <button type="button" className="s-button s-button--outline" onClick={question.stay}>
            {say('stay')}
          </button>
          <button
            type="button"
            className="s-button s-button--primary"
            onClick={async () => {
              const isDone = await onSave();
              if (isDone) question.leave();
              else question.stay();
            }}
          >
            {say('saveLeave')}
          </button>
        </>
      }
    />
  );
}
