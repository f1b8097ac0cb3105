import type { IconTags } from './searchIcons.ts';

let tags: Promise<IconTags> | undefined;

/** Names and tags of the icon set: a large list, loaded on first use. */
export function readIconTags(): Promise<IconTags> {
  tags ??= import('lucide-static/tags.json').then((module) => module.default);
  tags.catch(() => {
    tags = undefined;
  });
  return tags;
}
