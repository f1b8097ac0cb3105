import type { PropsWithChildren } from 'react';
import type { Api } from '../../runtime/api/createApi.ts';
import { RuntimeContext, useRuntime } from '../../runtime/context/RuntimeContext.ts';

/** Its children use this server instead of the real one. */
export function WithApi({ api, children }: { api: Api } & PropsWithChildren) {
  const runtime = useRuntime();
  return <RuntimeContext value={{ ...runtime, api }}>{children}</RuntimeContext>;
}
