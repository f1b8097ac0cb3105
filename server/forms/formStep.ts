import type { JsonObject } from '../../schemas/index.ts';
import type { Records } from '../records/openRecords.ts';

/** What follows a form is given; never anything that the sender could have chosen. */
export interface FormStepContext {
  siteId: string;
  /** Of the person who sent the form; null for a visitor. */
  userId: string | null;
  /** The person's citizen number, where the account has one. */
  citizenId: string | null;
  /** Id of the submission: what is made from it carries an id derived from this one, so nothing is made twice. */
  submission: string;
  course?: string;
  /** The settings of the form's layout. */
  settings: JsonObject;
  /** Records as the house may use them, in the transaction that stores the form. */
  records: Records;
}

/** Makes something of a form that was sent, and says where the sender goes on. */
export type FormStep = (context: FormStepContext) => Promise<{ path?: string }>;
