import { createHash, timingSafeEqual } from 'node:crypto';
import { checkHealth } from '../../platform/checkHealth.ts';
import type { Config } from '../../platform/config/readConfig.ts';
import { pageUnknown } from '../../platform/errors/httpErrors.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { flag, object, oneOf, string, whole } from '../call/fields.ts';

const part = { ok: flag, ms: whole };

/** Health and metrics of the server, for load balancers and monitoring; independent of a site. */
export const serverCalls: CallGroup = {
  name: 'Server',
  title: { th: 'เซิร์ฟเวอร์', en: 'The server' },
  calls: [
    defineCall({
      id: 'readHealth',
      method: 'get',
      path: '/api/health',
      summary: {
        th: 'สถานะของระบบ ฐานข้อมูล และคิว (503 เมื่อมีส่วนใดไม่ตอบ)',
        en: 'Is it alive, with its database and queue (503 when one does not answer)',
      },
      who: 'anyone',
      anySite: true,
      beside: {
        healthy: flag,
        version: string,
        role: oneOf('all', 'web', 'worker'),
        database: object(part),
        queue: object({ ...part, kind: oneOf('postgres', 'redis') }),
        uptime: whole,
      },
      cache: 'no-store',
      handle: async ({ app }) => {
        const health = await checkHealth(app);
        return { status: health.healthy ? 200 : 503, ...health };
      },
    }),
    defineCall({
      id: 'readMetrics',
      method: 'get',
      path: '/metrics',
      summary: { th: 'ตัวเลขสำหรับ Prometheus', en: 'Figures for Prometheus' },
      who: 'anyone',
      anySite: true,
      file: 'text/plain',
      errors: [pageUnknown],
      handle: async ({ app, http }) => {
        if (!maySeeFigures(app.config, http.get('authorization'))) throw pageUnknown();
        const { contentType } = app.metrics.registry;
        const figures = await app.metrics.registry.metrics();
        http.type = contentType;
        http.body = figures;
      },
    }),
  ],
};

/** Requires the token; without a configured token closed in production, since figures reveal the activity of sites. */
function maySeeFigures({ metricsToken, environment }: Config, authorization: string): boolean {
  if (metricsToken === undefined) return environment !== 'production';
  const [given, expected] = [authorization, `Bearer ${metricsToken}`].map((text) =>
    createHash('sha256').update(text).digest(),
  ) as [Buffer, Buffer]; // one for each
  return timingSafeEqual(given, expected);
}
