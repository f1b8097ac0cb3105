import type { MouseEvent } from 'react';
import { useRuntime } from '../../../runtime/context/RuntimeContext.ts';
import type { ReadyMadeEntry } from '../../../schemas/index.ts';
import { insertSection } from '../../canvas/drag/dropSource.ts';
import { findSectionPlace } from '../../canvas/drag/startPlace.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { changeView } from '../../state/viewState.ts';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { leaveFocus } from '../../ui/leaveFocus.ts';
import { ReadyMadePicture } from './ReadyMadePicture.tsx';

/** A section as it would look: a press adds it below what is selected. */
export function SectionItem({ section: { name, title }, hintId }: { section: ReadyMadeEntry; hintId: string }) {
  const { editor, catalog, view, announcement } = useBuilder();
  const { api } = useRuntime();
  const { say, read } = useLanguage();
  const add = async ({ detail }: MouseEvent) => {
    leaveFocus(detail === 0);
    const findPlace = () => findSectionPlace(editor.getTree(), editor.getSelected());
    const isAdded = await insertSection({ editor, catalog, api }, { name, findPlace });
    announcement.set(isAdded ? say('sectionAdded', { name: read(title) }) : say('readyMadeFailed'));
    if (isAdded) changeView(view, { sheet: null });
  };
  return (
    <div className="bd-ready-made" data-section-name={name} data-section-title={read(title)}>
      <ReadyMadePicture kind="section" name={name} />
      <button
        type="button"
        aria-label={say('addSection', { name: read(title) })}
        aria-describedby={hintId}
        onClick={(event) => void add(event)}
      >
        {read(title)}
      </button>
    </div>
  );
}
