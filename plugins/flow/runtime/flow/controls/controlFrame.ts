import type { Path } from '../../../shared/places.ts';

/** What every control of a param draws around its input, and where its value stands. */
export interface ControlFrame {
  path: Path;
  label: string;
  help?: string;
  required?: boolean;
}
