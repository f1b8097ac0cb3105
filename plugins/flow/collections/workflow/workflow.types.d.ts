// Written by `npm run types` from workflow.schema.json.
export interface Workflow {
  title: string;
  enabled?: boolean;
  description?: string;
  ready?: string;
  definition: unknown;
  roles?: string[];
}

declare module 'sala/runtime' {
  interface Collections {
    workflow: Workflow;
  }
}
