import { deriveId, type FormStep } from 'sala/server';
import { readOrderTerms } from '../shared/orderTerms.ts';

/** Makes an order of a form that was sent, on the terms of the form's settings, and leads to where it is paid. */
export const makeOrder: FormStep = async ({ siteId, userId, citizenId, submission, course, settings, records }) => {
  const id = deriveId('order', submission);
  await records.create(
    'order',
    {
      ...readOrderTerms(settings),
      form_submission: submission,
      unit: siteId,
      ...(userId && { user_id: userId }),
      ...(course && { course_id: course }),
      ...(typeof settings.ref1 === 'string' && settings.ref1 && { ref1: settings.ref1 }),
      ...(citizenId && { ref2: citizenId }),
    },
    { id, once: true },
  );
  return { path: `/lesson/pay/${id}` };
};
