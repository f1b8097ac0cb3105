import { useLayoutEffect } from 'react';
import { useLanguage } from '../language/LanguageProvider.tsx';
import type { Typing } from '../state/typing.ts';
import type { DrawnText } from './findDrawnText.ts';
import { typePlain } from './typePlain.ts';
import { useSession } from './useSession.ts';

/** A plain text that is being typed on the page. */
export function PlainTyping({ drawn, typing }: { drawn: DrawnText; typing: Typing }) {
  const { read } = useLanguage();
  const session = useSession(drawn.text, typing);
  const label = read(drawn.text.schema['x-title']);
  useLayoutEffect(() => {
    const { host, restore } = typePlain(drawn, {
      label,
      onText: session.write,
      onLeave: () => session.leave(),
    });
    return session.begin(host, restore);
  }, [drawn, label, session]);
  return null;
}
