import type { Answer, ShownField } from '../../../engine/layout/form/readSubmission.ts';
import type { JsonObject, Layout } from '../../../schemas/index.ts';

/** What somebody sent, judged by the published form. */
export interface CheckedForm {
  key: string;
  layout: Layout;
  /** Roles of those who published it. */
  publishers: readonly string[];
  data: JsonObject;
  answers: Answer[];
  shown: ShownField[];
}
