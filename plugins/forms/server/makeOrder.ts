import { deriveId, type FormStep } from 'sala/server';
import { readOrderTerms } from '../shared/orderTerms.ts';

/** Creates an order from a submission, on the terms of the form's settings, and continues at its payment page. */
export const makeOrder: FormStep = async ({ site, userId, citizenId, submission, settings, records }) => {
  const id = deriveId('order', submission);
  await records.create(
    'order',
    {
      ...readOrderTerms(settings),
      form_submission: submission,
      unit: site.id,
      ...(userId && { user_id: userId }),
      ...(typeof settings.course === 'string' && settings.course && { course_id: settings.course }),
      ...(typeof settings.ref1 === 'string' && settings.ref1 && { ref1: settings.ref1 }),
      ...(citizenId && { ref2: citizenId }),
    },
    { id, once: true },
  );
  return { path: `/lesson/pay/${id}` };
};
