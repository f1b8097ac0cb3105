import type { BlockStyle, Layout } from '../../../schemas/index.ts';
import { listObjects, walkLayout } from '../walkLayout.ts';
import type { Check, CheckFacts } from './findings.ts';
import { listProperties } from './listProperties.ts';

const kilobyte = 1000;
/** What a reader with a slow phone waits for without giving up, in bytes. */
const budget = { picture: 500 * kilobyte, pictures: 2000 * kilobyte, scripts: 80 * kilobyte };

/** What makes a page slow to open. */
export const weightChecks: readonly Check[] = [
  {
    name: 'heavyPicture',
    level: 'warning',
    text: {
      th: 'รูปนี้หนัก {what} เกิน 500 KB ผู้อ่านที่เน็ตช้าต้องรอนาน กรุณาใช้ไฟล์ที่เล็กลง',
      en: 'This picture weighs {what}, more than 500 KB: readers with a slow connection wait. Use a smaller file',
    },
    find: (layout, facts) =>
      listPictures(layout, facts).flatMap(({ uid, bytes }) =>
        bytes > budget.picture ? [{ uid, what: describe(bytes) }] : [],
      ),
  },
  {
    name: 'heavyPage',
    level: 'warning',
    text: {
      th: 'รูปของหน้านี้รวม {what} เกิน 2 MB เริ่มลดจากรูปนี้ ซึ่งหนักที่สุด',
      en: 'The pictures of this page weigh {what} together, more than 2 MB. Begin with this one, the heaviest',
    },
    find: (layout, facts) => {
      const pictures = listPictures(layout, facts);
      return findHeaviest(pictures, budget.pictures);
    },
  },
  {
    name: 'heavyScripts',
    level: 'warning',
    text: {
      th: 'วิดเจ็ตของหน้านี้ใช้สคริปต์รวม {what} เกิน 80 KB ส่วนนี้ใช้มากที่สุด',
      en: 'The widgets of this page need {what} of scripts, more than 80 KB. This one needs most',
    },
    find: (layout, { findDefinition, weighWidget }) => {
      const seen = new Set<string>();
      const parts = listShown(layout).flatMap(({ uid, type }) => {
        const definition = findDefinition(type);
        // A widget without hydration sends no script, and a second object of a type sends none again.
        if (!definition || definition.hydrate === 'never' || seen.has(definition.type)) return [];
        seen.add(definition.type);
        return [{ uid, bytes: weighWidget?.(definition.type) ?? 0 }];
      });
      return findHeaviest(parts, budget.scripts);
    },
  },
];

interface Weighed {
  uid: string;
  bytes: number;
}

function findHeaviest(parts: readonly Weighed[], most: number): { uid: string; what: string }[] {
  const sum = parts.reduce((all, { bytes }) => all + bytes, 0);
  const [heaviest] = parts.toSorted((a, b) => b.bytes - a.bytes);
  return heaviest && sum > most ? [{ uid: heaviest.uid, what: describe(sum) }] : [];
}

/** The addresses of all pictures that readers of the page are sent. */
export function listPictureAddresses(layout: Layout, facts: Pick<CheckFacts, 'findDefinition'>): string[] {
  return listPlaced(layout, facts).map(({ address }) => address);
}

function listPictures(layout: Layout, facts: CheckFacts): Weighed[] {
  return listPlaced(layout, facts).map(({ uid, address }) => ({ uid, bytes: facts.weighPicture?.(address) ?? 0 }));
}

function listPlaced(
  layout: Layout,
  { findDefinition }: Pick<CheckFacts, 'findDefinition'>,
): { uid: string; address: string }[] {
  const found = new Map<string, string>();
  const take = (uid: string, address: unknown) => {
    // The same picture in two places is sent once.
    if (typeof address === 'string' && address !== '' && !found.has(address)) found.set(address, uid);
  };
  const takeBackground = ({ uid, style, show }: { uid: string; style?: BlockStyle; show?: unknown }) => {
    if (style?.background?.type === 'image' && show !== false) take(uid, style.background.image);
  };
  walkLayout(layout, {
    row: takeBackground,
    column: takeBackground,
    object: (object) => {
      takeBackground(object);
      const definition = findDefinition(object.type);
      if (!definition || object.show === false) return;
      for (const { schema, value } of listProperties(object, definition))
        if (schema['x-control'] === 'image') take(object.uid, value);
    },
  });
  return [...found].map(([address, uid]) => ({ uid, address }));
}

function listShown(layout: Layout) {
  return listObjects(layout).filter(({ show }) => show !== false);
}

function describe(bytes: number): string {
  return bytes < 1000 * kilobyte ? `${Math.round(bytes / kilobyte)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
