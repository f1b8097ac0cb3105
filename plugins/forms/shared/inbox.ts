import type { FlowRunState } from 'sala/schemas';

/** Who looks after the forms that visitors send. */
export const inboxRoles = ['superadmin', 'admin', 'manager'];

export const inboxPath = '/forms/inbox';

/** What became of the mail of a reply; nothing is known of those before mails were noted with it. */
export interface ReplyMail {
  status: 'waiting' | 'sent' | 'kept' | 'failed' | 'cancelled';
  error: string | null;
}

export interface ShownAnswer {
  name: string;
  title?: string;
  value: string;
  chosen?: string;
  /** Files that were sent, where whoever reads the form may open them. */
  files?: { name: string; link: string }[];
}

/** A form that was sent, as the source `forms.submission` answers. */
export interface ShownSubmission {
  id: string;
  /** What the form is called; its page is called by who sent it. */
  form: string;
  assignee: string;
  /** The address that the sender left, to which an answer goes. */
  email: string | null;
  /** Nobody has taken it up yet. */
  isNew: boolean;
  sentAt: string;
  /** The flow that its sending started. */
  run: {
    id: string;
    flowTitle: string | null;
    status: FlowRunState;
    failedStep: string | null;
    mayOpen: boolean;
  } | null;
  /** With the question as the sender read it, and what was chosen in its words. */
  answers: ShownAnswer[];
  /** What was sent along unseen and has no name for people. */
  attached: ShownAnswer[];
  replies: { text: string; to: string; by: string; at: string; mail: ReplyMail | null }[];
  /** Those to whom it may be assigned. */
  people: { id: string; name: string }[];
}
