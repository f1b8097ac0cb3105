// Written by `npm run types` from record_comment.schema.json.
export interface RecordComment {
  about: string;
  record: string;
  text: string;
  mentions?: string[];
}

declare module 'sala/runtime' {
  interface Collections {
    record_comment: RecordComment;
  }
}
