import { Link, useText } from 'sala/runtime';
import type { RecordAnswer } from '../../shared/recordAnswer.ts';
import { Notice } from '../parts/Notice.tsx';
import { recordTexts } from '../record/recordTexts.ts';

/** In place of a form of which its reader may fill in nothing: what they can do instead. */
export function ClosedForm({ answer: { record, title, name, paths } }: { answer: RecordAnswer }) {
  const say = useText(recordTexts);
  const back = record ? paths.detail : paths.list;
  return (
    <Notice
      icon="lock"
      text={record ? say('mayNotChange', { name: name || title }) : say('mayNotCreate', { title })}
      help={say('askAdministrator')}
      action={
        back && (
          <Link to={back} className="s-button s-button--outline s-button--small">
            {say(record ? 'openRecord' : 'openList')}
          </Link>
        )
      }
    />
  );
}
