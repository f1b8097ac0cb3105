import { corePaths } from '../../schemas/index.ts';
import type { App } from '../api/app.ts';
import { demoSites } from './demo/demoSites.ts';

/** Prints the URLs to open and the demo accounts. */
export function announceStart(app: App, ms: number): void {
  const { config, log } = app;
  log.info({ port: config.port, role: config.role, ms, queue: app.queue.kind }, 'Sala is ready');
  if (config.role === 'worker') return;
  const address = (host: string) => `http://${host}${config.port === 80 ? '' : `:${config.port}`}`;
  const lines = ['', `  Sala is ready in ${(ms / 1000).toFixed(1)} s`, ''];
  if (config.demo) {
    for (const site of demoSites) lines.push(`  ${address(site.hosts[0] ?? 'localhost').padEnd(34)} ${site.title}`);
    lines.push(
      '',
      `  Sign in at ${address('localhost')}${corePaths.signIn}`,
      `  as admin@demo.test (or any <role>@demo.test), password ${config.demoPassword}`,
    );
  } else {
    lines.push(`  ${address('localhost')}`);
  }
  process.stdout.write(`${lines.join('\n')}\n\n`);
}
