import { use, useState } from 'react';
import { ChoiceList } from '../../../runtime/ui/choice/ChoiceList.tsx';
import { Icon as NamedIcon } from '../../../runtime/ui/icons/Icon.tsx';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { type IconTags, searchIcons } from './searchIcons.ts';

interface Props {
  tags: Promise<IconTags>;
  chosen: string;
  onChoose: (name: string) => void;
}

/** All icons of the set, searched in Thai or English. */
export function IconPicker({ tags, chosen, onChoose }: Props) {
  const { say } = useLanguage();
  const [query, setQuery] = useState('');
  const found = searchIcons(use(tags), query);
  return (
    <ChoiceList
      isGrid
      label={say('searchIcons')}
      choices={found.map((name) => ({ id: name, title: name }))}
      chosen={chosen}
      none={say('noIcons')}
      onType={setQuery}
      onChoose={onChoose}
      draw={({ id }) => <NamedIcon name={id} size={22} />}
    />
  );
}
