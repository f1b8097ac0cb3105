import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { nestValues } from '../../../engine/layout/form/nestValues.ts';
import type { LayoutObject } from '../../../schemas/index.ts';
import { usePage } from '../../context/usePage.ts';
import { useForm } from '../../form/FormContext.tsx';
import { fillObject, renderTexts } from './fillObject.ts';

interface Props {
  object: LayoutObject;
  draw: (object: LayoutObject) => ReactNode;
}

/** An object whose texts depend on the form; drawn again only when one of them changes. */
export function BoundObject({ object, draw }: Props) {
  const form = useForm();
  const { session, site } = usePage();
  const { bound = [] } = object;
  const place = { language: session.language, timeZone: site.timeZone };
  const write = (values: ReturnType<typeof form.values>) =>
    JSON.stringify(renderTexts(bound, nestValues(values), place));
  const texts = useSyncExternalStore(
    form.subscribeAll,
    () => write(form.values()),
    () => write({}),
  );
  const filled = useMemo(() => fillObject(object, JSON.parse(texts) as string[]), [object, texts]);
  return draw(filled);
}
