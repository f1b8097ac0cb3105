import { type RefObject, useLayoutEffect, useState } from 'react';
import { useStore } from '../../state/createStore.ts';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { useAfterFrame } from '../../ui/useAfterFrame.ts';
import type { Box } from '../size/useMeasured.ts';
import { type BarSide, findBarShift, findBarSide } from './findBarSide.ts';
import { findSeen } from './findSeen.ts';
import { listVisibleBoxes } from './listVisibleBoxes.ts';

/**
 * The side of its frame on which the bar of the selection covers nothing, or least, of the page, and how far it is moved sideways to be
 * seen whole. Both are looked for once an edit was seen: reading where texts stand takes a while.
 */
export function useBarSide(
  stage: RefObject<HTMLElement | null>,
  { bar, box }: { bar: RefObject<HTMLElement | null>; box: Box | null },
): { side: BarSide; shift: number } {
  const [place, setPlace] = useState<{ side: BarSide; shift: number }>({ side: 'above', shift: 0 });
  const settled = useAfterFrame(box);
  const { view, typing } = useBuilder();
  // Without a size as long as somebody types on the page.
  const isTyped = useStore(typing, (state) => state !== null);
  const sheet = useAfterFrame(useStore(view, (state) => state.sheet));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sheet leaves less of the canvas to be seen
  useLayoutEffect(() => {
    const canvas = stage.current?.closest('.bd-canvas');
    const frame = bar.current?.parentElement?.getBoundingClientRect();
    if (!stage.current || !bar.current || !canvas || !frame || !settled || isTyped) return;
    const drawn = listVisibleBoxes(stage.current, frame);
    const around = { frame, bar: bar.current.getBoundingClientRect(), seen: findSeen(canvas) };
    const side = findBarSide({ ...around, drawn });
    const shift = findBarShift(side, around);
    setPlace((now) => (now.side === side && now.shift === shift ? now : { side, shift }));
  }, [stage, bar, settled, isTyped, sheet]);
  return place;
}
