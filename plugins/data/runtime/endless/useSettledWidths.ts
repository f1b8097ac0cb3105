import { type RefObject, useLayoutEffect, useState } from 'react';
import { fitWidths } from './fitWidths.ts';

type Widths = Readonly<Record<string, number>>;

interface Options {
  isOn: boolean;
  columns: unknown;
  /** Widths that a person chose. */
  widths: Widths;
  /** How many cells a row has: a list that is awake has one more, to choose it. */
  span: number;
}

/** The field of the column with the tool of each row. */
export const toolField = '';

/** Widths of the columns as their first rows made them, by field; undefined while they are measured. */
export function useSettledWidths(
  frame: RefObject<HTMLElement | null>,
  { isOn, columns, widths, span }: Options,
): Widths | undefined {
  const [settled, setSettled] = useState<{ of: readonly unknown[]; widths: Widths }>();
  const [width, setWidth] = useState(0);
  const isCurrent = settled?.of.every((one, index) => one === [columns, widths, span, width][index]);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!isOn || isCurrent || !element || element.clientWidth === 0) return;
    const { clientWidth } = element;
    setWidth(clientWidth);
    setSettled({ of: [columns, widths, span, clientWidth], widths: measure(element, widths) });
  }, [frame, isOn, isCurrent, columns, widths, span]);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!isOn || !element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, isOn]);
  return isOn && isCurrent ? settled?.widths : undefined;
}

function measure(element: HTMLElement, chosen: Widths): Widths {
  const measured: Record<string, number> = {};
  let room = element.clientWidth;
  for (const head of element.querySelectorAll<HTMLElement>('thead th')) {
    const { width } = head.getBoundingClientRect();
    if (head.classList.contains('w-grid__check')) room -= width;
    else measured[head.dataset.field ?? toolField] = width;
  }
  const long = new Set<string>();
  for (const { dataset } of element.querySelectorAll<HTMLElement>('td[data-long]:not([data-whole])'))
    if (dataset.field !== undefined && chosen[dataset.field] === undefined) long.add(dataset.field);
  return fitWidths(measured, long, room);
}
