import { listLayoutFaults } from '../../../engine/layout/listLayoutFaults.ts';
import type { Layout } from '../../../schemas/index.ts';
import { layoutInvalid } from './layouts.errors.ts';

const shown = 20;

/** Refuses invalid, too large and too deep layouts; keeps every byte of valid ones. */
export function checkLayout(input: unknown): Layout {
  const faults = listLayoutFaults(input);
  const [first] = faults;
  if (first)
    throw layoutInvalid({ what: [first.path, first.message].filter(Boolean).join(' ') }, faults.slice(0, shown));
  return input as Layout; // a layout without faults
}
