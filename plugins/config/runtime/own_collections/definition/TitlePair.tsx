import { useText } from 'sala/runtime';
import type { Text } from 'sala/schemas';
import { TextInput } from '../../parts/TextInput.tsx';
import { definitionTexts } from './definitionTexts.ts';

interface Props {
  title: Text;
  maxLength?: number;
  onChange: (title: Text) => void;
  /** The English one is written. */
  onWritten?: () => void;
}

/** A title in both languages. */
export function TitlePair({ title, maxLength = 100, onChange, onWritten }: Props) {
  const say = useText(definitionTexts);
  return (
    <>
      <TextInput
        label={say('titleTh')}
        lang="th"
        value={title.th}
        maxLength={maxLength}
        onChange={({ target }) => onChange({ ...title, th: target.value })}
      />
      <TextInput
        label={say('titleEn')}
        lang="en"
        value={title.en}
        maxLength={maxLength}
        onChange={({ target }) => onChange({ ...title, en: target.value })}
        onBlur={onWritten}
      />
    </>
  );
}
