import { Icon, useLanguage, useText } from 'sala/runtime';
import { type ErrorDetail, readText } from 'sala/schemas';
import type { Line } from '../../shared/listLines.ts';
import { isWithin, type Path, readPath } from '../../shared/places.ts';
import { flowTexts } from './parts/flowTexts.ts';

interface Props {
  faults: readonly ErrorDetail[];
  lines: readonly Line[];
  onOpen: (path: Path) => void;
}

/** What is wrong with the flow, each leading to its step. */
export function FaultList({ faults, lines, onOpen }: Props) {
  const say = useText(flowTexts);
  const language = useLanguage();
  if (faults.length === 0) return null;
  return (
    <details className="w-flow__faults">
      <summary>
        <Icon name="circle-alert" size={16} />
        {say('faults', { count: faults.length })}
      </summary>
      <ul>
        {faults.map(({ path = '', message, text }) => {
          const line = findStep(lines, path);
          const said = readText(text ?? message, language);
          return (
            <li key={`${path} ${message}`}>
              {line ? (
                <button type="button" onClick={() => onOpen(line.path)}>
                  {String(line.step.uid)}: {said}
                </button>
              ) : (
                said
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** The innermost step around a place. */
export function findStep(lines: readonly Line[], place: string) {
  const path = readPath(place);
  return lines.flatMap((line) => (line.kind === 'step' && isWithin(path, line.path) ? [line] : [])).at(-1);
}
