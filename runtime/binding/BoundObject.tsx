import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { nestValues } from '../../engine/form/nestValues.ts';
import type { LayoutObject } from '../../schemas/index.ts';
import { usePage } from '../context/usePage.ts';
import { useForm } from '../form/FormContext.tsx';
import { fillObject, writeTexts } from './fillObject.ts';

interface Props {
  object: LayoutObject;
  draw: (object: LayoutObject) => ReactNode;
}

/** An object with texts that follow the form; it is drawn anew only when one of them becomes another. */
export function BoundObject({ object, draw }: Props) {
  const form = useForm();
  const { session, site } = usePage();
  const { bound = [] } = object;
  const place = { language: session.language, timeZone: site.timeZone };
  const write = (values: ReturnType<typeof form.values>) =>
    JSON.stringify(writeTexts(bound, nestValues(values), place));
  const texts = useSyncExternalStore(
    form.subscribeAll,
    () => write(form.values()),
    () => write({}),
  );
  const filled = useMemo(() => fillObject(object, JSON.parse(texts) as string[]), [object, texts]);
  return draw(filled);
}
