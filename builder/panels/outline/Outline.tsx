import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { toggleNode, useSelecting } from '../../canvas/useSelecting.ts';
import { renameCommand } from '../../commands/outlineCommands.ts';
import { cutRange } from '../../document/tree/listRange.ts';
import { listAncestors, type TreeNode } from '../../document/tree/tree.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useEditorValue } from '../../state/EditorProvider.tsx';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { listOutline, type OutlineEntry } from './listOutline.ts';
import { OutlineLine } from './OutlineLine.tsx';
import { useLineDrag } from './useLineDrag.ts';

/** On a page with more nodes than this, rows are closed at first. */
const manyNodes = 400;

/** The page as a tree of its rows, columns and objects. */
export function Outline() {
  const builder = useBuilder();
  const { editor } = builder;
  const { say } = useLanguage();
  const { openMenu } = useSelecting();
  const list = useRef<HTMLDivElement>(null);
  const tree = useEditorValue((each) => each.getTree());
  const selected = useEditorValue((each) => each.getSelected());
  // Exceptions from the default, which is open, or closed on very long pages.
  const [switched, setSwitched] = useState<ReadonlySet<string>>(new Set());
  const openAtFirst = Object.keys(tree).length < manyNodes;
  const around = new Set(selected === null ? [] : listAncestors(tree, selected).map(({ id }) => id));
  const isOpen = (node: TreeNode) => around.has(node.id) || switched.has(node.id) !== openAtFirst;
  const entries = listOutline(tree, isOpen);

  const pressing = useRef(false);
  useEffect(() => {
    if (selected === null) return;
    const line = list.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(selected)}"]`);
    if (!pressing.current) line?.scrollIntoView({ block: 'nearest' });
    if (list.current?.contains(document.activeElement)) line?.focus({ preventScroll: true });
  }, [selected]);

  const toggle = (id: string) => {
    // The ancestors of the selection are always open, so closing one selects it.
    const close = around.has(id) || switched.has(id) !== openAtFirst;
    if (around.has(id)) editor.select(id);
    setSwitched((before) => {
      const others = [...before].filter((each) => each !== id);
      return new Set(close === openAtFirst ? [...others, id] : others);
    });
  };

  const handleKey = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement) return;
    if (event.key === 'F2' && renameCommand.enabled(builder)) {
      event.preventDefault();
      renameCommand.perform(builder);
      return;
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = findTarget(entries, selected, event.key);
    if (target === undefined) return;
    event.preventDefault();
    if (target.toggle) toggle(target.id);
    else if (event.shiftKey) extendTo(target.id);
    else editor.select(target.id);
  };

  const extendTo = (id: string) => {
    const order = entries.map((entry) => entry.id);
    editor.select(cutRange(order, id, editor.getSelection()[0] ?? id));
  };

  /** Whatever a press selects, no line moves under the pointer: none is scrolled to, and what the selection opened stays open. */
  const holdStill = () => {
    pressing.current = true;
    setTimeout(() => {
      pressing.current = false;
    });
    if ([...around].every((id) => switched.has(id) !== openAtFirst)) return;
    setSwitched(
      (before) => new Set(openAtFirst ? [...before].filter((id) => !around.has(id)) : [...before, ...around]),
    );
  };

  const drag = useLineDrag(list);

  const handleClick = (event: MouseEvent) => {
    if (drag.wasDragged()) return;
    const id = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-line]')?.dataset.line : null;
    if (id == null) return;
    if (event.shiftKey) extendTo(id);
    else if (event.ctrlKey || event.metaKey || builder.view.get().selectMany) toggleNode(builder, id);
    else editor.select(id);
  };

  return (
    <div
      ref={list}
      className="bd-outline"
      role="tree"
      aria-label={say('outline')}
      aria-multiselectable="true"
      data-shortcuts="outline"
      onKeyDown={handleKey}
      onClickCapture={holdStill}
      onClick={handleClick}
      onContextMenu={openMenu}
      onPointerDown={drag.start}
    >
      {entries.map((entry, index) => (
        <OutlineLine
          key={entry.id}
          id={entry.id}
          level={entry.level}
          open={entry.open}
          isConditional={entry.isConditional}
          isEntry={selected === null && index === 0}
          onToggle={toggle}
        />
      ))}
      {entries.length === 0 && <p className="bd-quiet">{say('emptyPage')}</p>}
    </div>
  );
}

/** The result of a key on the selected entry: another entry, or opening or closing it. */
function findTarget(
  entries: readonly OutlineEntry[],
  selected: string | null,
  key: string,
): { id: string; toggle?: boolean } | undefined {
  const at = entries.findIndex(({ id }) => id === selected);
  const entry = entries[at];
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 }[key];
  if (to !== undefined) return entries[to];
  if (!entry) return undefined;
  if (key === 'ArrowRight') return entry.open === false ? { id: entry.id, toggle: true } : entries[at + 1];
  if (key !== 'ArrowLeft') return undefined;
  if (entry.open) return { id: entry.id, toggle: true };
  return entries.slice(0, at).findLast(({ level }) => level < entry.level);
}
