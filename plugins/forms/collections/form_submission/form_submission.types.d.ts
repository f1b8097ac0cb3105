// Written by `npm run types` from form_submission.schema.json.
export interface FormSubmission {
  form_key: string;
  form_title?: string;
  form_id?: string;
  sender?: string;
  excerpt?: string;
  form_data: Record<string, unknown>;
  questions?: { name?: string; title?: string; chosen?: string }[];
  parent?: string;
  course_id?: string;
  user_id?: string;
  assignee?: string;
  replies?: { text?: string; to?: string; by?: string; at?: string; mail?: string }[];
  flow_run?: string;
  made_record?: string;
  process?: string;
}

declare module 'sala/runtime' {
  interface Collections {
    form_submission: FormSubmission;
  }
}
