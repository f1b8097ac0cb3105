import { cancelJob, repeatJob } from '../../messages/jobs/changeJob.ts';
import { type JobKind, jobKinds, jobStates } from '../../messages/jobs/jobKinds.ts';
import { jobUnknown } from '../../messages/jobs/jobs.errors.ts';
import { countJobs, listJobs } from '../../messages/jobs/listJobs.ts';
import { listBeats } from '../../platform/beats.ts';
import { openVisitRecords } from '../../records/openVisitRecords.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { count, list, maybe, nothing, object, oneOf, paged, paging, readPage, string, time } from '../call/fields.ts';

const job = {
  ...{ id: string, what: string, about: string, said: string, state: oneOf(...jobStates), attempts: count },
  ...{ error: maybe(string), why: maybe(string), createdAt: time, nextAt: maybe(time), finishedAt: maybe(time) },
};

/** What is done in the background for a site, and the processes that do it. */
export const jobCalls: CallGroup = {
  name: 'Jobs',
  title: { th: 'งานเบื้องหลัง', en: 'Background jobs' },
  calls: [
    defineCall({
      id: 'listJobs',
      method: 'get',
      path: '/api/jobs',
      summary: { th: 'งานเบื้องหลังของเว็บไซต์ตามชนิดและสถานะ', en: 'Background jobs of the site by kind and state' },
      parameters: { kind: { th: 'ชนิดของงาน', en: 'Kind of the jobs' } },
      who: 'setter',
      asked: true,
      query: { ...paging, kind: oneOf(...jobKinds), 'state?': oneOf(...jobStates) },
      answer: list(object(job)),
      beside: {
        ...paged,
        counts: list(object({ kind: oneOf(...jobKinds), waiting: count, failed: count, oldest: maybe(time) })),
      },
      handle: async ({ app, visit, query }) => {
        const page = readPage(query);
        const { context } = await openVisitRecords(app, visit);
        const [{ jobs, total }, counts] = await Promise.all([
          listJobs(context, { kind: query.kind, state: query.state, ...page }),
          countJobs(visit.db),
        ]);
        return { data: jobs, total, paging: { ...page, totalPages: Math.ceil(total / page.limit) }, counts };
      },
    }),
    defineCall({
      id: 'repeatJob',
      method: 'post',
      path: '/api/jobs/:kind/:id/again',
      summary: { th: 'ทำงานนี้อีกครั้ง', en: 'Do a job again' },
      who: 'setter',
      audit: { action: 'job.repeated', on: 'job', id: 'params.id', keeps: ['params.kind'] },
      limits: { budget: 'jobs' },
      answer: nothing,
      status: 202,
      errors: [jobUnknown],
      handle: async ({ app, visit, params, logChange }) => {
        await repeatJob(app, visit, { kind: readKind(params.kind), id: params.id, logChange });
        return { data: null };
      },
    }),
    defineCall({
      id: 'cancelJob',
      method: 'delete',
      path: '/api/jobs/:kind/:id',
      summary: { th: 'ยกเลิกงานที่รออยู่หรือล้มเหลว', en: 'Call off a job that waits or has failed' },
      who: 'setter',
      audit: { action: 'job.cancelled', on: 'job', id: 'params.id', keeps: ['params.kind'] },
      answer: nothing,
      errors: [jobUnknown],
      handle: async ({ visit, params, logChange }) => {
        await cancelJob(visit, { kind: readKind(params.kind), id: params.id, logChange });
        return { data: null };
      },
    }),
    defineCall({
      id: 'readServerState',
      method: 'get',
      path: '/api/jobs/server',
      summary: { th: 'โปรเซสที่ทำงานอยู่และคิวของเซิร์ฟเวอร์', en: 'The running processes and the queue of the server' },
      who: 'root',
      asked: true,
      answer: object({
        queue: oneOf('postgres', 'redis'),
        waiting: count,
        delayed: count,
        active: count,
        failed: count,
        processes: list(
          object({
            ...{ id: string, role: string, host: string, pid: count, version: string },
            ...{ memory: count, startedAt: time, seenAt: time },
          }),
        ),
      }),
      handle: async ({ app }) => {
        const [processes, counts] = await Promise.all([listBeats(app), app.queue.counts()]);
        return { data: { queue: app.queue.kind, ...counts, processes } };
      },
    }),
  ],
};

function readKind(kind: string): JobKind {
  const found = jobKinds.find((one) => one === kind);
  if (!found) throw jobUnknown();
  return found;
}
