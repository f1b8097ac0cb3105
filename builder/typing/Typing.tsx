import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { afterIdle } from '../../runtime/context/afterIdle.ts';
import type { Language } from '../../schemas/index.ts';
import { closestNode } from '../canvas/drag/nodeElement.ts';
import { useStore } from '../state/createStore.ts';
import type { Typing as TypingState } from '../state/typing.ts';
import { changeView } from '../state/viewState.ts';
import { type BuilderParts, useBuilder } from '../ui/BuilderContext.ts';
import { useShownLanguage } from '../ui/usePageLanguages.ts';
import { chooseText, type DrawnText } from './findDrawnText.ts';
import { findFirstText, isAtPath, listTextsOf } from './nextText.ts';
import { PlainTyping } from './PlainTyping.tsx';
import { useEarlyKeys } from './useEarlyKeys.ts';

/** The editor of rich text is large. */
const loadRich = () => import('./RichTyping.tsx');
const RichTyping = lazy(() => loadRich().then((module) => ({ default: module.RichTyping })));

/** Typing on the page: begins by a double click, or by the command. */
export function Typing() {
  const builder = useBuilder();
  const typing = useStore(builder.typing, (state) => state);
  useEffect(() => {
    const handle = (event: MouseEvent) => startAt(builder, event);
    document.addEventListener('dblclick', handle);
    return () => document.removeEventListener('dblclick', handle);
  }, [builder]);
  // What cannot be loaded is told of where it is typed.
  useEffect(() => afterIdle(() => void loadRich().catch(() => undefined)), []);
  return typing && <Session key={JSON.stringify(typing)} typing={typing} />;
}

function startAt({ view, picking, typing }: BuilderParts, { target, clientX, clientY }: MouseEvent): void {
  if (!(target instanceof Element) || view.get().preview || picking.get()) return;
  if (!target.closest('[data-canvas]') || target.closest('.bd-typing, .bd-empty-place')) return;
  const node = closestNode(target)?.dataset;
  if (node?.kind === 'object' && node.node !== undefined)
    typing.set({ node: node.node, at: { x: clientX, y: clientY } });
}

function Session({ typing }: { typing: TypingState }) {
  const builder = useBuilder();
  const language = useShownLanguage();
  const [found, setFound] = useState<DrawnText | null>(null);
  const early = useEarlyKeys(() => builder.typing.set(null));
  // Before the next key: it is typed into the text that is found.
  useLayoutEffect(() => {
    const first = typing.at || typing.path ? null : findFirstText(builder, typing.node, language);
    if (first) return builder.typing.set(first);
    const drawn = findText(builder, typing, language);
    setFound(drawn ?? null);
    if (drawn) return;
    builder.typing.set(null);
    focusFirstField(builder);
  }, [builder, typing, language]);
  if (!found) return null;
  if (!found.text.isRich) return <PlainTyping drawn={found} typing={typing} />;
  return (
    <Suspense>
      <RichTyping drawn={found} typing={typing} early={early} onForeign={() => focusFirstField(builder)} />
    </Suspense>
  );
}

function findText(builder: BuilderParts, { node, at, path }: TypingState, language: Language): DrawnText | undefined {
  const drawn = listTextsOf(builder, node, language);
  return path ? drawn.find(({ text }) => isAtPath(text, path)) : chooseText(drawn, at);
}

/** What is not a text, or one that the page does not show as it is stored, is filled in among the properties. */
function focusFirstField({ view }: BuilderParts): void {
  changeView(view, { sheet: 'inspector' });
  const field = '.bd-inspector .bd-field :is(input, textarea, select, [contenteditable])';
  document.querySelector<HTMLElement>(field)?.focus();
}
