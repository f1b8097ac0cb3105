import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import type { Text } from '../../../schemas/text.ts';
import { fault } from '../../collection/terms/collection.errors.ts';
import { suggestName } from '../../content/nearestName.ts';

export function rollupFault(field: string, text: Text): ErrorDetail {
  return fault(`${field}.x-rollup`, text);
}

/** A name that nothing has, with the one that was probably meant. */
export function unknownName(field: string, key: string, written: string, names: Iterable<string>): ErrorDetail {
  const nearest = suggestName(written, names);
  return rollupFault(field, {
    th: `ไม่มี ${key} ชื่อ ${written}${nearest.th}`,
    en: `there is no ${key} ${written}${nearest.en}`,
  });
}
