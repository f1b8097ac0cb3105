import type { Language, Text } from '../../../schemas/index.ts';
import type { WantedCopies } from '../frameDocument.ts';

export const printStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type PrintState = (typeof printStates)[number];

/** What becomes of the documents: one file of all, one file each in an archive, a mail to each party, or each is issued. */
export const printForms = ['pdf', 'zip', 'mail', 'issue'] as const;
export type PrintForm = (typeof printForms)[number];
/** Those that leave a file for their person. */
export type FileForm = Extract<PrintForm, 'pdf' | 'zip'>;

/** A record that could not be printed, and why. */
export interface RefusedPrint {
  id: string;
  reason: Text;
}

/** A print of many records. */
export interface PrintJobRow {
  id: string;
  site_id: string;
  account_id: string;
  impersonal: boolean;
  document: string;
  records: string[];
  language: Language;
  copies: WantedCopies;
  form: PrintForm;
  status: PrintState;
  done: number;
  refused: RefusedPrint[];
  error: Text | null;
  file_id: string | null;
  lease: number;
  created_at: string;
  finished_at: string | null;
}

export const printTopic = 'print';

export const printLimits = {
  /** Records of one print. */
  records: 500,
  /** Prints of one person that have not ended. */
  open: 3,
} as const;
