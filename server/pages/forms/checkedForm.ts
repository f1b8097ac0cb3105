import type { Answer, ShownField } from '../../../engine/layout/form/readSubmission.ts';
import type { RoleHolder } from '../../../engine/people/actor.ts';
import type { JsonObject, Layout } from '../../../schemas/index.ts';

/** What somebody sent, judged by the published form. */
export interface CheckedForm {
  key: string;
  layout: Layout;
  /** Those who published it. */
  publishers: readonly RoleHolder[];
  data: JsonObject;
  answers: Answer[];
  shown: ShownField[];
}
