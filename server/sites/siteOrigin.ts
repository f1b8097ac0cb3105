import type { Site } from '../../schemas/index.ts';
import type { Config } from '../platform/config/readConfig.ts';

/** The origin of a site for links made without a visit (mails, webhooks): its main host, at the public address. */
export function siteOrigin(config: Config, site: Pick<Site, 'hosts'>): string {
  const isProduction = config.environment === 'production';
  const protocol = config.publicProtocol ?? (isProduction ? 'https' : 'http');
  const port = config.publicPort ?? (isProduction ? undefined : config.port);
  const isUsual = port === undefined || port === (protocol === 'https' ? 443 : 80);
  return `${protocol}://${site.hosts[0] ?? 'localhost'}${isUsual ? '' : `:${port}`}`;
}
