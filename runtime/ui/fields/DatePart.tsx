import { useContext, useEffect } from 'react';
import { DateFieldStateContext, DateSegment, type DateSegmentProps } from 'react-aria-components';

interface Props {
  segment: DateSegmentProps['segment'];
  /** Called when some segments of the date are filled and others are not. */
  onPartial: (isPartial: boolean) => void;
  /** Called with what stands in the part for the day, though the month may not have it. */
  onDay: (day: number | undefined) => void;
}

/**
 * The segment for day, month or year. React Aria keeps the former date while a segment is empty; `onPartial` reports
 * that.
 */
export function DatePart({ segment, onPartial, onDay }: Props) {
  const state = useContext(DateFieldStateContext);
  const parts = state?.segments.filter(({ isEditable }) => isEditable) ?? [];
  const missing = parts.filter(({ isPlaceholder }) => isPlaceholder).length;
  const isPartial = missing > 0 && missing < parts.length;
  useEffect(() => onPartial(isPartial), [isPartial, onPartial]);
  const day = segment.type === 'day' ? (segment.value ?? undefined) : undefined;
  useEffect(() => {
    if (segment.type === 'day') onDay(day);
  }, [segment.type, day, onDay]);
  return <DateSegment segment={segment} className="s-date-picker__part" />;
}
