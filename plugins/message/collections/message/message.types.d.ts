// Written by `npm run types` from message.schema.json.
export interface Message {
  direction?: 'out' | 'in';
  to?: string;
  name?: string;
  email?: string;
  subject: string;
  body: string;
  error?: string;
}

declare module 'sala/runtime' {
  interface Collections {
    message: Message;
  }
}
