import type { Runtime } from '../../runtime/context/RuntimeContext.ts';
import type { Language } from '../../schemas/index.ts';
import { withPayload } from './withPayload.ts';

/** The runtime as readers of another language have it: what widgets say of themselves follows. */
export function speakIn(runtime: Runtime, language: Language): Runtime {
  if (runtime.page.get().payload.session.language === language) return runtime;
  return withPayload(runtime, ({ session, meta }) => ({
    session: { ...session, language },
    meta: { ...meta, language },
  }));
}
