import { type ComponentType, useEffect, useState } from 'react';

type Waiting<Props> = ComponentType<Props & { failed: boolean }>;

/**
 * A component whose code is loaded when it is first drawn. On the server, until the code is loaded, and when loading
 * fails, `Waiting` is drawn instead.
 */
export function drawWhenLoaded<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: Waiting<Props>,
): ComponentType<Props> {
  return function Loaded(props) {
    const [Component, setComponent] = useState<ComponentType<Props> | 'failed'>();
    useEffect(() => {
      load().then(
        (component) => setComponent(() => component),
        () => setComponent('failed'),
      );
    }, []);
    if (Component && Component !== 'failed') return <Component {...props} />;
    return <Waiting {...props} failed={Component === 'failed'} />;
  };
}
