export type BenchObject =
  | { kind: 'header' | 'paragraph'; text: string }
  | { kind: 'list'; text: string; items: string[] }
  | { kind: 'button'; text: string; target: string };

const sentence = 'ศาลาไทยเป็นที่พักร้อนของผู้เดินทาง เป็นลานเรียนรู้ของเด็ก และเป็นตลาดนัดของชุมชนในวันเดียวกัน';

/** What both pages show: headings, paragraphs, lists and buttons in turn, with the same words in the same order. */
export function buildBenchObjects(count: number): BenchObject[] {
  return Array.from({ length: count }, (_, index): BenchObject => {
    const number = index + 1;
    switch (index % 4) {
      case 0:
        return { kind: 'header', text: `หัวข้อที่ ${number}` };
      case 1:
        return { kind: 'paragraph', text: `${number}. ${sentence}` };
      case 2:
        return { kind: 'list', text: `รายการที่ ${number}`, items: ['เรียนรู้', 'แลกเปลี่ยน', 'ลงมือทำ'] };
      default:
        return { kind: 'button', text: `อ่านต่อ ${number}`, target: `#${number}` };
    }
  });
}
