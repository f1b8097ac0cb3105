import type { MenuNode } from '../../ui/menu/menuNode.ts';

/** The entries of a menu that hold every typed word in their own title or in those above them, each with the module beside it. */
export function findLines(nodes: readonly MenuNode[], typed: string, above = ''): MenuNode[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return nodes.flatMap((node): MenuNode[] => {
    const titles = `${above} ${node.title}`;
    if (node.children.length > 0) return findLines(node.children, typed, titles);
    return words.every((word) => titles.toLowerCase().includes(word)) ? [node] : [];
  });
}
