import { refuseQuery } from './condition.errors.ts';
import { conditionLimits } from './conditionLimits.ts';

/**
 * A dotted path. Its first `exact` segments, up to the last number, are read literally (a number is an index of an
 * array or a key of an object); after them an array stands for each of its elements, as in MongoDB.
 */
export interface FieldPath {
  readonly text: string;
  readonly segments: readonly string[];
  readonly exact: number;
}

const position = /^(0|[1-9]\d{0,8})$/;

/** Parses `items.0.price`; refuses empty, unsafe and overlong paths. */
export function parseFieldPath(text: string, at: string): FieldPath {
  if (text.length > conditionLimits.pathLength) refuseQuery(at, { th: 'ชื่อฟิลด์ยาวเกินไป', en: 'a field path too long' });
  const segments = text.split('.');
  if (segments.length > conditionLimits.pathSegments) {
    refuseQuery(at, { th: 'ชื่อฟิลด์ซ้อนลึกเกินไป', en: 'a field path with too many segments' });
  }
  let exact = 0;
  for (const [index, segment] of segments.entries()) {
    if (segment === '' || segment.startsWith('$') || segment === '__proto__' || segment.includes('\u0000')) {
      refuseQuery(at, { th: `ชื่อฟิลด์ "${text}" ไม่ถูกต้อง`, en: `"${text}" is not a field path` });
    }
    if (isPosition(segment)) exact = index + 1;
    else if (/^\d+$/.test(segment)) refuseQuery(at, { th: 'ลำดับไม่ถูกต้อง', en: `"${segment}" is not a position` });
  }
  return { text, segments, exact };
}

/** Whether a segment is an array index. */
export function isPosition(segment: string): boolean {
  return position.test(segment);
}
