import type { ObjectText } from '../document/catalog/listTexts.ts';

/** A text of an object, and the nodes in which the page shows it. */
export interface DrawnText {
  text: ObjectText;
  nodes: readonly [ChildNode, ...ChildNode[]];
}

/**
 * The texts that an object drew, in the order of the page. A drawn text is recognised by what it says: of several
 * properties that say the same, the first is drawn first. So a widget need not mark anything.
 */
export function listDrawnTexts(object: Element, texts: readonly ObjectText[]): DrawnText[] {
  const plain = groupBySaying(texts.filter(({ isRich }) => !isRich));
  const rich = groupBySaying(texts.filter(({ isRich }) => isRich));
  const found: DrawnText[] = [];
  for (const [saying, said] of plain) {
    for (const [index, nodes] of findSaying(object, saying).entries()) {
      const text = said[index];
      if (text) found.push({ text, nodes });
    }
  }
  const boxes = [...object.querySelectorAll('.s-rich-text')].filter((box) => isOwn(object, box));
  for (const [saying, said] of rich) {
    const drawn = boxes.filter((box) => squeeze(box.textContent) === saying);
    for (const [index, box] of drawn.entries()) {
      const text = said[index];
      if (text) found.push({ text, nodes: [box] });
    }
  }
  return found.sort(byPlace);
}

/** In the order of the page. */
export function byPlace({ nodes: [one] }: DrawnText, { nodes: [other] }: DrawnText): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** The text at a point of the window: the one there, or the nearest within reach; without a point the first. */
export function chooseText(drawn: readonly DrawnText[], at: { x: number; y: number } | null): DrawnText | undefined {
  if (!at || drawn.length < 2) return drawn[0];
  const measured = drawn.map((each) => ({ each, distance: measureDistance(each, at) }));
  return measured.toSorted((a, b) => a.distance - b.distance)[0]?.each;
}

/** Not in a part of the page that is folded. */
export function isSeen(drawn: DrawnText): boolean {
  return measureBoxes(drawn).some(({ width, height }) => width > 0 && height > 0);
}

function measureBoxes({ nodes }: DrawnText): DOMRect[] {
  const range = document.createRange();
  range.setStartBefore(nodes[0]);
  range.setEndAfter(nodes.at(-1) ?? nodes[0]);
  return [...range.getClientRects()];
}

function measureDistance(drawn: DrawnText, { x, y }: { x: number; y: number }): number {
  const distances = measureBoxes(drawn).map((box) =>
    Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)),
  );
  return Math.min(...distances, Number.POSITIVE_INFINITY);
}

function groupBySaying(texts: readonly ObjectText[]): Map<string, ObjectText[]> {
  const groups = Map.groupBy(texts, ({ text, isRich }) => squeeze(isRich ? readHtml(text) : text));
  groups.delete('');
  return groups;
}

function readHtml(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}

/** Without spaces: views break lines where they like. */
function squeeze(text: string | null): string {
  return (text ?? '').replace(/\s+/g, '');
}

type Run = [ChildNode, ...ChildNode[]];

/** Where an element says this: the innermost neighbouring nodes that say it and nothing else. */
function findSaying(element: Element, saying: string): Run[] {
  const runs: Run[] = [];
  let run: ChildNode[] = [];
  let said = '';
  const start = () => {
    run = [];
    said = '';
  };
  for (const child of element.childNodes) {
    const own = squeeze(child.textContent);
    if (child instanceof Element && isForeign(child)) start();
    else if (child instanceof Element && own.includes(saying)) {
      runs.push(...findSaying(child, saying));
      start();
    } else if (own !== '') {
      run.push(child);
      said += own;
      while (run[0] && !saying.startsWith(said)) said = said.slice(squeeze(run.shift()?.textContent ?? '').length);
      const [first, ...others] = run;
      if (first && said === saying) {
        runs.push([first, ...others]);
        start();
      }
    }
  }
  return runs;
}

/** What is not the object's own text: other objects, records shown as samples, pictures, and lists of the browser. */
const foreign = '[data-node], .bd-rows, .bd-shown, svg, select, textarea, script, style';

function isForeign(element: Element): boolean {
  return element.matches(foreign);
}

function isOwn(object: Element, element: Element): boolean {
  const closest = element.parentElement?.closest(foreign);
  return !closest || !object.contains(closest) || closest === object;
}
