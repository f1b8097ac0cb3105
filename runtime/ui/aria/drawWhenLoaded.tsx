import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { createPart } from '../../context/createPart.ts';

type Waiting<Props> = ComponentType<Props & { failed: boolean }>;

/**
 * A component whose code is loaded when it is first drawn, or before by `preload`; from then on it is drawn at once. On the server,
 * until the code is loaded, and when loading fails, `Waiting` is drawn instead.
 */
export function drawWhenLoaded<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: Waiting<Props>,
): ComponentType<Props> & { preload(): void } {
  const part = createPart(load);
  function Loaded(props: Props) {
    const [outcome, setOutcome] = useState<'loaded' | 'failed'>();
    // What the server has drawn is hydrated as that first, though the code may be here.
    const Component = useSyncExternalStore(never, part.find, nothing);
    const isMissing = Component === undefined;
    useEffect(() => {
      if (!isMissing) return;
      part.load().then(
        () => setOutcome('loaded'),
        () => setOutcome('failed'),
      );
    }, [isMissing]);
    if (Component) return <Component {...props} />;
    return <Waiting {...props} failed={outcome === 'failed'} />;
  }
  // What fails now is tried again when it is drawn.
  const preload = () => void part.load().catch(() => undefined);
  return Object.assign(Loaded, { preload });
}

/** Loading draws again by itself. */
const never = () => () => undefined;
const nothing = () => undefined;
