import type { JsonObject } from '../../../schemas/index.ts';
import type { PluginContext } from './pluginContext.ts';

/** The input of a form step; nothing in it is chosen by the sender. */
export interface FormStepContext extends PluginContext {
  /** The person who sent the form; null for a visitor. */
  userId: string | null;
  /** The person's citizen number, if the account has one. */
  citizenId: string | null;
  /** Id of the submission: ids of created records are derived from it, so that nothing is created twice. */
  submission: string;
  /** The settings of the form's layout. */
  settings: JsonObject;
}

/** Creates something from a submission, and returns where the sender goes next. */
export type FormStep = (context: FormStepContext) => Promise<{ path?: string }>;
