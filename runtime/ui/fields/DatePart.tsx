import { useContext, useEffect } from 'react';
import { DateFieldStateContext, DateSegment, type DateSegmentProps } from 'react-aria-components';

interface Props {
  segment: DateSegmentProps['segment'];
  /** Called when some segments of the date are filled and others are not. */
  onPartial: (isPartial: boolean) => void;
}

/**
 * The segment for day, month or year. React Aria keeps the former date while a segment is empty; `onPartial` reports
 * that.
 */
export function DatePart({ segment, onPartial }: Props) {
  const state = useContext(DateFieldStateContext);
  const parts = state?.segments.filter(({ isEditable }) => isEditable) ?? [];
  const missing = parts.filter(({ isPlaceholder }) => isPlaceholder).length;
  const isPartial = missing > 0 && missing < parts.length;
  useEffect(() => onPartial(isPartial), [isPartial, onPartial]);
  return <DateSegment segment={segment} className="s-date-picker__part" />;
}
