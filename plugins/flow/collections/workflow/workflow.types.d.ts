// Written by `npm run types` from workflow.schema.json.
export interface Workflow {
  title: string;
  description?: string;
  enabled?: boolean;
  roles?: string[];
  ready?: string;
  definition: unknown;
}

declare module 'sala/runtime' {
  interface Collections {
    workflow: Workflow;
  }
}
