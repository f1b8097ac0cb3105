import { useId } from 'react';
import { isSlug } from '../../../engine/content/isSlug.ts';
import { makeSlug } from '../../../engine/content/makeSlug.ts';
import { isJsonObject } from '../../../schemas/index.ts';
import { getNode, rootId } from '../../document/tree/tree.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useEditorValue } from '../../state/EditorProvider.tsx';

interface Props {
  /** The name that the page has now. */
  slug: string;
  typed: string;
  onType: (typed: string) => void;
  /** The server refused this one. */
  taken?: string;
  label: string;
}

/** The name that was meant; null where it cannot be one, as nobody else's name in an address is. */
export function readSlug(typed: string, { slug, taken }: Pick<Props, 'slug' | 'taken'>): string | null {
  const wanted = typed.trim().toLowerCase().replace(/\s+/g, '-');
  // A page may have come with a name that would not be given today.
  return wanted === slug || (isSlug(wanted) && wanted !== taken) ? wanted : null;
}

/** Asks for the name of a page in its address: says what is wrong with it, and offers one that is readable wherever it is pasted. */
export function SlugField({ slug, typed, onType, taken, label }: Props) {
  const { say } = useLanguage();
  const id = useId();
  const latin = useLatinSlug();
  const isWrong = readSlug(typed, { slug }) === null;
  const isRefused = readSlug(typed, { slug, taken }) === null;
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="bd-input"
        value={typed}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={isRefused}
        aria-describedby={`${id}-fault`}
        onChange={({ target }) => onType(target.value)}
      />
      <p id={`${id}-fault`} className="bd-error" role="status">
        {isWrong && say('slugWrong')}
      </p>
      {latin && /[^\x20-\x7e]/.test(typed) && (
        <p className="bd-help">
          {say('slugCoded')}{' '}
          <button type="button" className="bd-link" onClick={() => onType(latin)}>
            {say('slugLatin', { slug: latin })}
          </button>
        </p>
      )}
    </>
  );
}

/** What the English title of the page would be in its address, where it has one. */
function useLatinSlug(): string {
  return useEditorValue((editor) => {
    const { settings } = getNode(editor.getTree(), rootId).data;
    const title = isJsonObject(settings) ? settings.title : undefined;
    const english = isJsonObject(title) ? title.en : title;
    const latin = typeof english === 'string' ? makeSlug(english) : '';
    return /^[a-z0-9-]+$/.test(latin) ? latin : '';
  });
}
