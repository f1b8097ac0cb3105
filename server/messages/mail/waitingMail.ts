import type { MailContent } from './mailQueue.ts';

/** A mail that is taken out to be sent. */
export interface WaitingMail {
  id: string;
  site_id: string;
  kind: string;
  to_address: string;
  language: 'th' | 'en';
  content: MailContent;
  link: string | null;
  link_rank: number;
  tries: number;
  /** The record that it is about. */
  collection: string | null;
  record_id: string | null;
}
