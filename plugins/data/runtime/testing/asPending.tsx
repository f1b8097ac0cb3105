import type { ComponentType } from 'react';
import { useRuntime } from 'sala/runtime';

/** The story's data is on its way, and stays there. */
export function asPending(Story: ComponentType) {
  return <Pending Story={Story} />;
}

function Pending({ Story }: { Story: ComponentType }) {
  useRuntime().page.get().data.setPending('story');
  return <Story />;
}
