import type { Api } from './createApi.ts';

/** The API client; its code is loaded with the first call, since most pages make none. */
export function openApi(): Api {
  let opened: Promise<Api> | undefined;
  return async (path, options) => {
    opened ??= import('./createApi.ts').then((module) => module.createApi());
    const api = await opened.catch((error: unknown) => {
      opened = undefined; // the next call may reach the server
      throw error;
    });
    return api(path, options);
  };
}
