import type { AddedStepType, Json, JsonObject } from '../../../schemas/index.ts';
import type { PluginContext, PluginPerson } from './pluginContext.ts';

/** The input of a step of a flow. What it does with records is stored together with its end, or not at all. */
export interface FlowStepContext extends PluginContext {
  /** What the step says, with its formulas computed. */
  params: JsonObject;
  /** Whose run it is. */
  person: PluginPerson;
  /** The account of who is at the page: who pressed the button or sent the form, else whose run it is; null for a visitor. */
  sender: string | null;
  /** The same in every attempt of this step, and of no other: ids of what it creates are derived from it. */
  once: string;
}

/** A kind of step that a plugin adds to flows; definitions name it `plugin.name`. */
export interface AddedStep extends AddedStepType {
  /** Acts as the system and not with the rights of the person: the step itself must see to what it reaches. */
  system?: boolean;
  take(context: FlowStepContext): Promise<Json>;
}
