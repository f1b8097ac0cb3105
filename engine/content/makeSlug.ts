const longest = 90;

/** The name in an address that a title gets by itself: `โปรโมชัน ปลายปี!` → `โปรโมชัน-ปลายปี`. */
export function makeSlug(title: string): string {
  const words =
    title
      .normalize('NFC')
      .toLowerCase()
      .match(/[a-z0-9ก-๙]+/g) ?? [];
  return words.join('-').slice(0, longest).replace(/-$/, '');
}
