import { defineError } from '../../../schemas/index.ts';

export const jobUnknown = defineError('job_unknown', 404, {
  th: 'ไม่พบงานนี้ หรือสถานะของงานเปลี่ยนไปแล้ว',
  en: 'There is no such job, or it has moved on meanwhile.',
});
