import { defineServer } from 'sala/server';
import { makeOrder } from './makeOrder.ts';
import { readSubmission } from './readSubmission.ts';
import { tellInbox } from './tellInbox.ts';

export const server = defineServer({
  sources: { submission: readSubmission },
  effects: { 'form.tell': tellInbox },
  formSteps: { order: makeOrder },
});
