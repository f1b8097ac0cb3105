import { createLogger, type InlineConfig, type Logger } from 'vite';
import { sharedConfig } from '../../../vite.config.ts';

/** Always a production build, whatever NODE_ENV is. */
export const production: InlineConfig = {
  ...sharedConfig,
  mode: 'production',
  configFile: false,
  logLevel: 'warn',
  customLogger: withoutServedIcons(createLogger('warn')),
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
};

/** Styles name icons by the address they are served at, which are no files of the build. */
function withoutServedIcons(logger: Logger): Logger {
  const { warnOnce } = logger;
  logger.warnOnce = (message, options) => {
    if (!message.includes('/icons/')) warnOnce(message, options);
  };
  return logger;
}
