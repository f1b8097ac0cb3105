import type { Hit } from '../../document/find/findTexts.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';

interface Props {
  hit: Hit;
  /** What holds the text. */
  name: string;
  replacement: string;
  onJump: (hit: Hit) => void;
  onReplace: () => void;
}

/** One text that says what is looked for, as it is and as it would be. */
export function FoundText({ hit, name, replacement, onJump, onReplace }: Props) {
  const { say } = useLanguage();
  const { language, pieces, isRich } = hit;
  const shown = pieces.map((piece, at) => (at % 2 === 1 ? piece : shorten(isRich ? readHtml(piece) : piece, at === 0)));
  return (
    <li>
      <button type="button" className="bd-find__text" onClick={() => onJump(hit)}>
        <span className="bd-find__name">
          {name}
          {language !== null && <span lang="en">{language === 'th' ? ' · ไทย' : ' · EN'}</span>}
        </span>
        <span lang={language ?? undefined}>
          {shown.map((piece, at) =>
            at % 2 === 0 ? (
              piece
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text are known by their place only
              <span key={at}>
                <mark>{isRich ? readHtml(piece) : piece}</mark>
                {replacement !== '' && <ins>{replacement}</ins>}
              </span>
            ),
          )}
        </span>
      </button>
      <button type="button" className="bd-button" aria-label={`${say('findReplace')}: ${name}`} onClick={onReplace}>
        {say('findReplace')}
      </button>
    </li>
  );
}

const longest = 48;

/** What stands around a match, as far as it helps to know the place. */
function shorten(text: string, isFirst: boolean): string {
  if (text.length <= longest) return text;
  return isFirst ? `…${text.slice(-longest)}` : `${text.slice(0, longest)}…`;
}

/** A part of rich text as it is read; tags may be cut at its ends. */
function readHtml(html: string): string {
  const element = document.createElement('textarea');
  element.innerHTML = html.replace(/<[^>]*>/g, ' ');
  return element.value;
}
