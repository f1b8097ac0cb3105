import { useMemo } from 'react';
import { listBindings } from '../../../engine/layout/binding/listBindings.ts';
import { ChoiceList } from '../../../runtime/ui/choice/ChoiceList.tsx';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useEditor } from '../../state/EditorProvider.tsx';
import { useInspected } from '../fields/InspectedNode.ts';
import { useCollections } from '../fields/useCollections.ts';
import { findSources } from './findSources.ts';

/** All placeholders available to the inspected node, by source. */
export function BindingList({ onChoose }: { onChoose: (text: string) => void }) {
  const { say, read } = useLanguage();
  const editor = useEditor();
  const { id } = useInspected();
  const collections = useCollections();
  const bindings = useMemo(
    () => listBindings({ ...findSources(editor.getTree(), id, collections ?? []), parameters: ['id', 'slug'] }),
    [editor, id, collections],
  );
  return (
    <ChoiceList
      label={say('bindSearch')}
      choices={bindings.map(({ text, title, example, scope }) => ({
        id: text,
        title: read(title),
        note: [example, text].filter(Boolean).join(' · '),
        group: say(`scope_${scope}`),
      }))}
      none={say('bindNone')}
      onChoose={onChoose}
    />
  );
}
