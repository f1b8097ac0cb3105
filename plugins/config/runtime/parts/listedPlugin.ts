import type { Text } from 'sala/schemas';

/** A plugin that the server did not load, and why. */
export interface LeftOutPlugin {
  id: string;
  title: Text;
  faults: { file: string; path?: string; text: Text }[];
}

export interface ListedPlugin {
  id: string;
  title: Text;
  description?: Text;
  core: boolean;
  requires: string[];
  on: boolean;
  /** Whether root lets the site switch it on. */
  allowed: boolean;
}
