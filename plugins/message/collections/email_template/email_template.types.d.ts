// Written by `npm run types` from email_template.schema.json.
export interface EmailTemplate {
  key: string;
  name: string;
  subject: { th?: string; en?: string };
  body: { th?: string; en?: string };
  button?: { th?: string; en?: string };
}

declare module 'sala/runtime' {
  interface Collections {
    email_template: EmailTemplate;
  }
}
