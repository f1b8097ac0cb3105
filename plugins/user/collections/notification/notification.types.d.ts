// Written by `npm run types` from notification.schema.json.
export interface Notification {
  user: string;
  kind?: 'info' | 'success' | 'warning' | 'error';
  topic?: 'approval' | 'assignment' | 'message' | 'form' | 'security' | 'webhook' | 'flow' | 'other';
  title: { th?: string; en?: string };
  text?: { th?: string; en?: string };
  path?: string;
  read?: boolean;
  mailed?: boolean;
}

declare module 'sala/runtime' {
  interface Collections {
    notification: Notification;
  }
}
