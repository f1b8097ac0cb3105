import { Icon, Link, useText } from 'sala/runtime';
import type { ListAnswer } from '../../shared/list/listAnswer.ts';
import { Notice } from '../parts/Notice.tsx';
import { tableTexts } from './texts/tableTexts.ts';

interface Props {
  answer: ListAnswer;
  isReady: boolean;
  onImport: () => void;
}

/** A list without records says how they come: those who may add the first one, or import a file. */
export function EmptyList({ answer: { newPath, mayImport, about }, isReady, onImport }: Props) {
  const say = useText(tableTexts);
  const actions = (
    <span className="w-table__panel-add">
      {newPath && (
        <Link to={newPath} className="s-button s-button--primary s-button--small">
          <Icon name="plus" size={16} />
          {say('addFirst')}
        </Link>
      )}
      {mayImport && isReady && (
        <button type="button" className="s-button s-button--outline s-button--small" onClick={onImport}>
          {say('import')}
        </button>
      )}
    </span>
  );
  // What nobody adds by hand, such as what visitors send, comes by itself.
  const teaches = newPath && say(mayImport ? 'emptyTeach' : 'emptyAdd');
  return (
    <Notice
      text={[say('empty'), teaches].filter(Boolean).join(' – ')}
      help={about}
      icon="inbox"
      action={newPath !== undefined || mayImport ? actions : undefined}
    />
  );
}
