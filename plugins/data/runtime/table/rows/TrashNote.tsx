import { Icon, useText } from 'sala/runtime';
import { viewTexts } from '../texts/viewTexts.ts';

/** Says that the rows are deleted records, and leads back. */
export function TrashNote({ onLeave }: { onLeave: () => void }) {
  const say = useText(viewTexts);
  return (
    <p className="w-table__trash">
      <Icon name="trash-2" size={18} />
      <span>{say('trashText')}</span>
      <button type="button" className="s-button s-button--small s-button--quiet" onClick={onLeave}>
        {say('leaveTrash')}
      </button>
    </p>
  );
}
