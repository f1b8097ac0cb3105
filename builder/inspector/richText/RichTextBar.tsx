import type { Editor } from '@tiptap/core';
import { Ellipsis, Link } from 'lucide-static';
import { type KeyboardEvent, useEffect, useReducer, useRef, useState } from 'react';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkForm } from './LinkForm.tsx';
import { actionGroups, everyday, sourceIcon, tableActions } from './richTextActions.ts';

interface Props {
  editor: Editor;
  label: string;
  /** Id of the text. */
  controls: string;
  /** Shows the HTML; where there is no place for it, there is no button. */
  onSource?: () => void;
  /** Whether all tools are shown, for a bar that shows only some until it is asked for more. */
  all?: { shown: boolean; toggle: () => void };
}

const levels = [2, 3, 4] as const;

/** The toolbar of a rich text: one Tab stop, with arrow keys inside; Alt+F10 moves the focus here. */
export function RichTextBar({ editor, label, controls, onSource, all }: Props) {
  const { say } = useLanguage();
  const bar = useRef<HTMLDivElement>(null);
  const [linking, setLinking] = useState(false);
  useRedrawn(editor);
  useOneStop(bar);
  useEffect(() => {
    const text = editor.view.dom;
    const handleKey = (event: globalThis.KeyboardEvent) => {
      const isLink = (event.ctrlKey || event.metaKey) && (event.key === 'k' || event.code === 'KeyK');
      if (!isLink && !(event.altKey && event.key === 'F10')) return;
      event.preventDefault();
      if (isLink) setLinking(true);
      else listStops(bar.current)[0]?.focus();
    };
    text.addEventListener('keydown', handleKey);
    return () => text.removeEventListener('keydown', handleKey);
  }, [editor]);

  const isShort = all?.shown === false;
  const groups = isShort ? [actionGroups.flat().filter(({ word }) => everyday.has(word))] : actionGroups;
  const level = levels.find((each) => editor.isActive('heading', { level: each })) ?? 0;
  const chooseLevel = (chosen: number) => {
    const known = levels.find((each) => each === chosen);
    const chain = editor.chain().focus();
    (known ? chain.setHeading({ level: known }) : chain.setParagraph()).run();
  };
  return (
    <>
      <div
        ref={bar}
        className="bd-rich-text__bar"
        role="toolbar"
        aria-label={`${say('textTools')}: ${label}`}
        aria-controls={controls}
        onKeyDown={moveAlong}
      >
        <select
          className="bd-rich-text__level"
          aria-label={say('textLevel')}
          value={level}
          onChange={(event) => chooseLevel(Number(event.target.value))}
        >
          <option value={0}>{say('levelText')}</option>
          {levels.map((each) => (
            <option key={each} value={each}>
              {say('levelHeading', { number: each })}
            </option>
          ))}
        </select>
        {groups.map((group) => (
          <span key={group[0]?.word} className="bd-rich-text__group">
            {group.map(({ word, svg, act, isOn, isOff }) => (
              <BarButton
                key={word}
                label={say(word)}
                svg={svg}
                pressed={isOn?.(editor)}
                disabled={isOff?.(editor)}
                onPress={() => act(editor)}
              />
            ))}
          </span>
        ))}
        <BarButton label={say('link')} svg={Link} pressed={editor.isActive('link')} onPress={() => setLinking(true)} />
        {all && <BarButton label={say('allTextTools')} svg={Ellipsis} expanded={all.shown} onPress={all.toggle} />}
        {onSource && <BarButton label={say('richSource')} svg={sourceIcon} onPress={onSource} />}
        {editor.isActive('table') &&
          tableActions.map(({ word, act }) => (
            <button key={word} type="button" className="bd-rich-text__word" onClick={() => act(editor)}>
              {say(word)}
            </button>
          ))}
      </div>
      {linking && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}

interface ButtonProps {
  label: string;
  svg: string;
  pressed?: boolean;
  expanded?: boolean;
  disabled?: boolean;
  onPress: () => void;
}

function BarButton({ label, svg, pressed, expanded, disabled, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      className="bd-icon-button"
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      // Stays focusable, or the focus would be lost when the last step is undone.
      aria-disabled={disabled || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => disabled !== true && onPress()}
    >
      <Icon svg={svg} />
    </button>
  );
}

function useRedrawn(editor: Editor): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor.on('transaction', redraw);
    return () => {
      editor.off('transaction', redraw);
    };
  }, [editor]);
}

function listStops(bar: HTMLElement | null): HTMLElement[] {
  return [...(bar?.querySelectorAll<HTMLElement>('button, select') ?? [])];
}

/** Only one button is in the Tab order: the one that had the focus last. */
function useOneStop(bar: { current: HTMLElement | null }): void {
  useEffect(() => {
    const stops = listStops(bar.current);
    const current = stops.find((stop) => stop.tabIndex === 0) ?? stops[0];
    for (const stop of stops) stop.tabIndex = stop === current ? 0 : -1;
  });
}

function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const stops = listStops(event.currentTarget);
  const at = stops.indexOf(event.target as HTMLElement); // a key is pressed on an element of the bar
  const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: stops.length - 1 };
  const next = steps[event.key];
  if (next === undefined || at < 0) return;
  event.preventDefault();
  const stop = stops[(next + stops.length) % stops.length];
  for (const each of stops) each.tabIndex = each === stop ? 0 : -1;
  stop?.focus();
}
