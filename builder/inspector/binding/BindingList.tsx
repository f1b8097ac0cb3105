import { useMemo, useState } from 'react';
import { type Binding, listBindings } from '../../../engine/binding/listBindings.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useEditor } from '../../state/EditorProvider.tsx';
import { useInspected } from '../InspectedNode.ts';
import { useCollections } from '../query/useCollections.ts';
import { findSources } from './findSources.ts';

/** Everything that a text of the inspected node can be filled from, by where it comes from. */
export function BindingList({ onChoose }: { onChoose: (text: string) => void }) {
  const { say, read } = useLanguage();
  const editor = useEditor();
  const { id } = useInspected();
  const collections = useCollections();
  const [search, setSearch] = useState('');
  const bindings = useMemo(
    () => listBindings({ ...findSources(editor.getTree(), id, collections ?? []), parameters: ['id', 'slug'] }),
    [editor, id, collections],
  );
  const wanted = search.trim().toLowerCase();
  const found = bindings.filter(({ text, title }) => `${text} ${title.th} ${title.en}`.toLowerCase().includes(wanted));
  const groups = Map.groupBy(found, ({ scope }) => scope);
  return (
    <div className="bd-bindings">
      <input
        className="bd-input"
        type="search"
        aria-label={say('bindSearch')}
        placeholder={say('bindSearch')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {found.length === 0 && <p className="bd-help">{say('bindNone')}</p>}
      {[...groups].map(([scope, members]) => (
        <section key={scope} aria-label={say(`scope_${scope}`)}>
          <h3>{say(`scope_${scope}`)}</h3>
          <ul>
            {members.map((binding) => (
              <BindingChoice key={binding.text} binding={binding} title={read(binding.title)} onChoose={onChoose} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface ChoiceProps {
  binding: Binding;
  title: string;
  onChoose: (text: string) => void;
}

function BindingChoice({ binding: { text, example }, title, onChoose }: ChoiceProps) {
  return (
    <li>
      <button type="button" onClick={() => onChoose(text)}>
        <span>{title}</span>
        <span>{example}</span>
        <code>{text}</code>
      </button>
    </li>
  );
}
