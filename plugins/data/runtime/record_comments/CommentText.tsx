import type { RecordComment } from '../../shared/recordAsides.ts';

/** The text of a comment with its mentions lit. */
export function CommentText({ comment: { text, mentions } }: { comment: RecordComment }) {
  const names = mentions.map(({ name }) => `@${name}`).toSorted((one, other) => other.length - one.length);
  return (
    <p className="w-aside__text">
      {splitAt(text, names).map(({ part, at }) =>
        names.includes(part) ? (
          <span key={at} className="w-aside__mention">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </p>
  );
}

function splitAt(text: string, names: readonly string[]): { part: string; at: number }[] {
  const parts: { part: string; at: number }[] = [];
  let plain = 0;
  for (let at = 0; at < text.length; ) {
    const name = names.find((one) => text.startsWith(one, at));
    if (!name) {
      at += 1;
      continue;
    }
    if (at > plain) parts.push({ part: text.slice(plain, at), at: plain });
    parts.push({ part: name, at });
    at += name.length;
    plain = at;
  }
  return plain < text.length ? [...parts, { part: text.slice(plain), at: plain }] : parts;
}
