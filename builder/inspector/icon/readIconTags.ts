import type { IconTags } from './searchIcons.ts';

let tags: Promise<IconTags> | undefined;

/** Names and words of the icon set: a large list, fetched when somebody first looks for an icon. */
export function readIconTags(): Promise<IconTags> {
  tags ??= import('lucide-static/tags.json').then((module) => module.default);
  tags.catch(() => {
    tags = undefined;
  });
  return tags;
}
