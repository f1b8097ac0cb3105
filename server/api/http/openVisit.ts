import type { Config } from '../../platform/config/readConfig.ts';
import type { App } from '../app.ts';
import type { Context, Middleware } from './context.ts';

/** Fills in the visit: everything besides the site, what was asked for, session and language. */
export function openVisit(app: App): Middleware {
  const warnOfPlain = createPlainWarning(app);
  return (context, next) => {
    const { state } = context;
    state.db = app.db.site(state.site.id);
    state.now = app.clock.now();
    state.address = context.ip;
    state.device = context.get('user-agent').slice(0, 300);
    state.protocol = app.config.publicProtocol ?? context.protocol;
    state.port = choosePort(context, app.config);
    const secure = state.protocol === 'https';
    // Behind a proxy with TLS the connection may be plain HTTP.
    if (secure) context.cookies.secure = true;
    else warnOfPlain(state.hostname);
    state.cookies = {
      get: (name) => context.cookies.get(name),
      set: (name, value, options) => {
        context.cookies.set(name, value, { ...options, secure, path: '/', overwrite: true });
      },
    };
    return next();
  };
}

/** Our own port or the configured one, never one from the request. */
function choosePort({ req, state: { port } }: Context, { trustProxy, publicPort }: Config): string {
  if (publicPort !== undefined) return String(publicPort);
  return !trustProxy && port === String(req.socket.localPort) ? port : '';
}

/** Without TLS sessions can be intercepted; logged once, as a problem of the configuration. */
function createPlainWarning({ config, log }: App): (hostname: string) => void {
  let isSaid = config.environment !== 'production';
  return (hostname) => {
    if (isSaid || /^(localhost|127[.]0[.]0[.]1|.*[.]localhost)$/.test(hostname)) return;
    isSaid = true;
    log.warn(
      { host: hostname },
      'people come without TLS, so cookies are not Secure: set TRUST_PROXY=true where a proxy sets X-Forwarded-Proto, or PUBLIC_PROTOCOL=https',
    );
  };
}
