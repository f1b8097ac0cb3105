import type { ComponentType } from 'react';
import { useRuntime } from 'sala/runtime';

/** Draws the story with data that never finishes loading. */
export function asPending(Story: ComponentType) {
  return <Pending Story={Story} />;
}

function Pending({ Story }: { Story: ComponentType }) {
  useRuntime().page.get().data.setPending('story');
  return <Story />;
}
