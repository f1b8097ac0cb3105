import { Users } from 'lucide-static';
import { usePresence } from '../../../runtime/data/usePresence.ts';
import { layoutPlace } from '../../../schemas/index.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useStore } from '../../state/createStore.ts';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Who else has this page open in the builder. Whoever saves second is asked which version to keep. */
export function OthersHere() {
  const { draft } = useBuilder();
  const { say } = useLanguage();
  const id = useStore(draft.state, (state) => state.key);
  const people = usePresence({ collection: layoutPlace, id, editing: true });
  const names = [...new Set(people.map(({ name }) => name ?? say('somebodyElse')))].join(', ');
  return (
    <span className="bd-others" role="status">
      {names && (
        <span title={say('othersHere', { names })}>
          <Icon svg={Users} />
          <span className="bd-others__names" aria-hidden="true">
            {names}
          </span>
          <span className="s-visually-hidden">{say('othersHere', { names })}</span>
        </span>
      )}
    </span>
  );
}
