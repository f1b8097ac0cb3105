import { type RefObject, useEffect, useRef, useState } from 'react';
import { cleanHtml } from 'sala/runtime';
import type { Json } from 'sala/schemas';

/**
 * Keeps what a box of formatted text shows and the value of its field the same. The value may come from a record, a draft or a link, so
 * it is cleaned before it stands in the page; until then nobody types, or it would be lost.
 */
export function useRichBox(
  box: RefObject<HTMLElement | null>,
  { value, onChange }: { value: Json | undefined; onChange: (html: string | undefined) => void },
): { isReady: boolean; read: () => void } {
  const wanted = typeof value === 'string' ? value : '';
  const shown = useRef('');
  const [isReady, setReady] = useState(wanted === '');
  useEffect(() => {
    if (wanted === shown.current) return;
    let isOver = false;
    const show = (html: string) => {
      if (isOver || !box.current) return;
      box.current.innerHTML = html;
      shown.current = wanted;
      setReady(true);
    };
    if (wanted === '') show('');
    else cleanHtml(wanted).then(show, () => undefined); // without the code that cleans it the value stays as it is
    return () => {
      isOver = true;
    };
  }, [box, wanted]);
  return {
    isReady,
    read: () => {
      const { current } = box;
      const isFilled = current !== null && (current.textContent !== '' || current.querySelector(alone) !== null);
      shown.current = isFilled ? current.innerHTML : '';
      onChange(isFilled ? shown.current : undefined);
    },
  };
}

/** What fills a text without a letter. */
const alone = 'img, video, iframe, hr';
