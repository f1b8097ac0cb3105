import { type RefObject, useLayoutEffect, useState } from 'react';

/** Widths of the columns as their first rows made them, by field; undefined while they are measured. */
export function useSettledWidths(
  frame: RefObject<HTMLElement | null>,
  isOn: boolean,
  columns: unknown,
  widths: unknown,
): Readonly<Record<string, number>> | undefined {
  const [settled, setSettled] = useState<{ of: readonly unknown[]; widths: Record<string, number> }>();
  const [width, setWidth] = useState(0);
  const isCurrent = settled?.of.every((one, index) => one === [columns, widths, width][index]);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!isOn || isCurrent || !element || element.clientWidth === 0) return;
    const { clientWidth } = element;
    const heads = [...element.querySelectorAll<HTMLElement>('thead th')];
    const measured = heads.map((head) => [head.dataset.field ?? '', head.getBoundingClientRect().width] as const);
    setWidth(clientWidth);
    setSettled({ of: [columns, widths, clientWidth], widths: Object.fromEntries(measured) });
  }, [frame, isOn, isCurrent, columns, widths]);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!isOn || !element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, isOn]);
  return isOn && isCurrent ? settled?.widths : undefined;
}
