import { Fragment } from 'react';
import { joinThaiWords } from '../../../engine/content/joinThaiWords.ts';

/** The text of a heading, a button or a card, whose lines break between Thai words and not inside of them. */
export function Phrases({ text }: { text: string }) {
  const parts = joinThaiWords(text);
  if (parts.length === 1 && !parts[0]?.whole) return text;
  return parts.map((part, index) =>
    part.whole ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text, which never move
      <span key={index} className="s-whole">
        {part.text}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text, which never move
      <Fragment key={index}>{part.text}</Fragment>
    ),
  );
}
