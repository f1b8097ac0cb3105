import type { Text } from '../text.ts';
import type { PropertySchema } from '../widget/widget.ts';

/** A kind of step, as data: what the runner, the check of a definition and editors know of it. */
export interface FlowStepType {
  title: Text;
  description: Text;
  icon?: string;
  /** The step in a list of steps: `{name}` is the value of a param, `[…]` is left out without it. By default the title. */
  sentence?: Text;
  /** `flow`: decides what follows; `server`: in a worker; `page`: on the page of the person, who answers. */
  runs: 'flow' | 'server' | 'page';
  params: Record<string, PropertySchema>;
  required?: readonly string[];
  /** What else is required where a param is not given. */
  unless?: Readonly<Record<string, readonly string[]>>;
  /** The properties of the step that hold steps, in the order in which they are read. */
  holds?: Record<string, HeldSteps>;
}

/** A kind of step that a plugin adds: it runs on the server and holds no steps. Definitions name it `plugin.name`. */
export type AddedStepType = Omit<FlowStepType, 'runs' | 'holds'>;

/** Whether a code names a step of a plugin. */
export function isAddedStep(code: string): boolean {
  return /^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$/.test(code);
}

/** Steps inside of a step: one list of them, or with `many` entries that each have `steps`. */
export interface HeldSteps {
  title: Text;
  many?: {
    /** What adds an entry. */
    add: Text;
    /** The property of an entry that its title names: `{equals}`. */
    by?: string;
  };
}
