// Written by `npm run types` from code_sequence.schema.json.
export interface CodeSequence {
  name?: { th?: string; en?: string };
  sequence_key: string;
  sequence_value: number;
  sequence_type?: string;
  year?: number;
  month?: number;
  prefix?: string;
  last_used?: string;
  notes?: string;
}

declare module 'sala/runtime' {
  interface Collections {
    code_sequence: CodeSequence;
  }
}
