import { useMemo } from 'react';
import type { Choice } from '../../../runtime/ui/choice/choice.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';

/** What may stand for a record in a condition: whoever reads the page, and the record of its address. */
export function useVariables(): readonly Choice[] {
  const { say } = useLanguage();
  return useMemo(
    () => [
      { id: '$user.id', title: say('variableReader'), note: '$user.id' },
      { id: '$route.id', title: say('variableRoute'), note: '$route.id' },
    ],
    [say],
  );
}
