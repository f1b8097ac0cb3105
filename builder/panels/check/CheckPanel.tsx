import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-static';
import { useMemo, useRef, useState } from 'react';
import type { Finding } from '../../../engine/layout/findings/findings.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { changeView } from '../../state/viewState.ts';
import { useBuilder } from '../../ui/BuilderContext.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MendButton } from './MendButton.tsx';
import { type FoundPlace, namePlaces } from './namePlaces.ts';
import { useFindings } from './useFindings.ts';

/** What should be mended before the page is published; each line leads to its place. */
export function CheckPanel() {
  const { say } = useLanguage();
  const findings = useFindings();
  const errors = findings.filter(({ level }) => level === 'error').length;
  // What was pressed goes with its finding: whoever works by keys goes on from here, once a dialog has given the focus back.
  const sum = useRef<HTMLParagraphElement>(null);
  return (
    <div className="bd-findings">
      <p ref={sum} tabIndex={-1} className="bd-findings__sum" role="status">
        <Icon svg={findings.length === 0 ? CircleCheck : errors > 0 ? CircleAlert : TriangleAlert} />
        {findings.length === 0
          ? say('checkFine')
          : say(errors > 0 ? 'checkErrors' : 'checkFound', { count: findings.length, errors })}
      </p>
      <FindingList findings={findings} onMend={() => requestAnimationFrame(() => sum.current?.focus())} />
    </div>
  );
}

function FindingList({ findings, onMend }: { findings: readonly Finding[]; onMend: () => void }) {
  const { editor, catalog } = useBuilder();
  const language = useLanguage();
  const places = useMemo(
    () => namePlaces(findings, { tree: editor.getTree(), catalog, language }),
    [findings, editor, catalog, language],
  );
  return (
    <ul>
      {places.map((found, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one place may have the same finding twice
        <li key={index}>
          <FindingLine {...found} onMend={onMend} />
        </li>
      ))}
    </ul>
  );
}

/** The places that one finding tells of together; drawn once somebody asks for them. */
function Parts({ parts, onMend }: { parts: readonly Finding[]; onMend: () => void }) {
  const { say } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="bd-findings__parts" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say('checkParts', { count: parts.length })}</summary>
      {isOpen && <FindingList findings={parts} onMend={onMend} />}
    </details>
  );
}

function FindingLine({ finding: { uid, level, text, mends = [], parts }, node, place, onMend }: LineProps) {
  const { editor, view } = useBuilder();
  const language = useLanguage();
  const jump = () => {
    editor.select(node?.id ?? null);
    // The canvas shows a part; what is about the whole page stands among its properties.
    changeView(view, { sheet: uid === undefined ? 'inspector' : null });
  };
  return (
    <>
      <button type="button" className="bd-findings__line" data-level={level} onClick={jump}>
        <Icon svg={level === 'error' ? CircleAlert : TriangleAlert} />
        <span>
          <strong>{place}</strong>
          <span>{language.read(text)}</span>
        </span>
      </button>
      {(node || uid === undefined) && mends.length > 0 && (
        <div className="bd-findings__mends">
          {mends.map((mend, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the mends of a finding never change places
            <MendButton key={index} mend={mend} node={node} place={place} onMend={onMend} />
          ))}
        </div>
      )}
      {parts && <Parts parts={parts} onMend={onMend} />}
    </>
  );
}

interface LineProps extends FoundPlace {
  /** Something was mended. */
  onMend: () => void;
}
