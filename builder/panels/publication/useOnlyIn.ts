import { useMemo, useState } from 'react';
import { canBeSingle, readOnlyIn } from '../../../engine/layout/findings/oneLanguage.ts';
import type { Language, Text } from '../../../schemas/index.ts';
import { clearProperty } from '../../document/operations/clearProperty.ts';
import { setProperty } from '../../document/operations/setProperty.ts';
import { rootId } from '../../document/tree/tree.ts';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { useCheck } from '../check/useFindings.ts';

interface OnlyIn {
  /** Whether the page can be published in one language. */
  isAsked: boolean;
  /** The language that is chosen; undefined for both. */
  only: Language | undefined;
  choose: (only: Language | undefined) => void;
  /** Why one language was chosen to begin with. */
  reason: Text | undefined;
  /** How much would be found in the page with what is chosen. */
  found: number;
  /** Writes what is chosen into the page. */
  write: () => void;
}

/** The language of a page that is about to be published: what it has, else the one in which it was written. */
export function useOnlyIn(): OnlyIn {
  const { editor } = useBuilder();
  const { layout, check } = useCheck();
  const [chosen, setChosen] = useState<{ only: Language | undefined }>();
  const stored = layout.settings.onlyIn;
  const advice = useMemo(() => check(layout).find(readOnlyIn), [check, layout]);
  const only = chosen ? chosen.only : (stored ?? (advice && readOnlyIn(advice)));
  const found = useMemo(() => {
    const { onlyIn: _before, ...settings } = layout.settings;
    return check({ ...layout, settings: only ? { ...settings, onlyIn: only } : settings }).length;
  }, [check, layout, only]);
  const write = () => {
    if (only === stored) return;
    const place = { id: rootId, path: ['settings', 'onlyIn'] };
    editor.edit((tree) => (only ? setProperty(tree, { ...place, value: only }) : clearProperty(tree, place)));
  };
  return {
    isAsked: canBeSingle(layout),
    only,
    choose: (next) => setChosen({ only: next }),
    reason: advice?.text,
    found,
    write,
  };
}
