import type { Text } from '../text.ts';
import type { PropertySchema } from '../widget/widget.ts';
import type { FlowDefinition } from './flow.ts';

/** A flow that a plugin brings: `flows/<name>.json`. A site switches it on with a few settings and may change it then. */
export interface ReadyFlow {
  title: Text;
  description: Text;
  icon?: string;
  /** What is asked when it is switched on; `$setting.<name>` in the definition is replaced by it. */
  settings?: Record<string, PropertySchema>;
  required?: string[];
  /** Who may run it by hand. */
  roles?: string[];
  definition: FlowDefinition;
}

/** A flow in a file, as it is exported and imported: no runs, no secrets, no addresses. */
export interface FlowFile {
  sala: 'flow';
  version: 1;
  title: string;
  description?: string;
  roles?: string[];
  definition: FlowDefinition;
}
