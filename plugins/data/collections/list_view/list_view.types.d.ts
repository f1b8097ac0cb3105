// Written by `npm run types` from list_view.schema.json.
export interface ListView {
  list: string;
  title?: string;
  shared?: boolean;
  settings?: Record<string, string>;
}

declare module 'sala/runtime' {
  interface Collections {
    list_view: ListView;
  }
}
